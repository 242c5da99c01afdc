/* How money that has come is heard: a tone, and a voice if the device has one of the page's language. */

/** The voice of a language; undefined when the device has none, or has not loaded it yet. */
export const voiceOf = (locale: string) =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));

/** Longest sentence: a device that never reports the end of one must not silence the next. */
const LONGEST_MS = 15_000;

/** Reads a text aloud, if the device has a voice of this language; done when it has been said. */
export function speak(text: string, locale: string): Promise<void> {
  const voice = voiceOf(locale);
  if (!voice) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = utterance.onerror = () => resolve();
    setTimeout(resolve, LONGEST_MS);
    speechSynthesis.speak(utterance);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** A tone and a sentence. Several payments are told one after the other. */
export function ring(text: string, locale: string): void {
  last = last.then(async () => {
    await playTone();
    await speak(text, locale);
  });
}

/** How late a tone may be (ms): one that is heard long after the payment would be taken for another. */
const LATE_MS = 1000;
/** One for the page: browsers give only a few, and one that waits for the first press is never closed. */
let audio: AudioContext | undefined;

/** Two short tones upwards: heard over a shop's noise, and where there is no voice. */
export async function playTone(): Promise<void> {
  try {
    audio ??= new AudioContext();
    // The browser lets nothing be heard before the first press on the page, and a phone stops it in the background.
    await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, LATE_MS))]);
    if (audio.state !== 'running') return;
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
    }
  } catch {
    // Without audio only the screen shows it.
  }
}
