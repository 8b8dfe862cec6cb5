"""Faces of the games for machine learning: PettingZoo, Gymnasium, OpenSpiel.

Each lives in a module of its own, since each needs packages of its own:

    from spellhall.envs.aec import SpellhallAEC          # pip install 'spellhall[rl]'
    from spellhall.envs.single import SpellhallEnv       # pip install 'spellhall[rl]'
    from spellhall.envs.openspiel import register        # pip install 'spellhall[openspiel]'

All three share actions and observations, described in `spellhall.envs.table`.
"""
