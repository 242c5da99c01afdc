/* How money that has come is heard: a voice, if the device has one of the page's language, and a tone. */

/** The voice of a language; undefined where the device has none, or has not told it yet. */
export const voiceOf = (locale: string) =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));

/** Reads a text aloud, if the device has a voice of this language. */
export function speak(text: string, locale: string): void {
  const voice = voiceOf(locale);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

/** Two short tones upwards: heard over a shop's noise, and where there is no voice. */
export function playTone(): void {
  try {
    const audio = new AudioContext();
    for (const [place, pitch] of [880, 1320].entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const start = audio.currentTime + place * 0.16;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.2, start);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.3);
      if (place === 1) tone.onended = () => void audio.close();
    }
  } catch {
    // Without audio the screen says it alone.
  }
}
