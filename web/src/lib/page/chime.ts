/** Two soft notes, made on the spot. */

let audio: AudioContext | null = null;

export function chime(): void {
  // Browsers forbid sound before the first click or key; the title and the page still tell.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [index, pitch] of [659.3, 987.8].entries()) {
      const note = audio.createOscillator();
      const loudness = audio.createGain();
      const at = start + index * 0.13;
      note.type = "sine";
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0008, at + 0.7);
      note.connect(loudness).connect(audio.destination);
      note.start(at);
      note.stop(at + 0.75);
    }
  } catch {
    // A machine without sound is no reason to stop.
  }
}
