/* Audible payment alerts: a tone, and speech if the device has a voice for the page's language. */

/** The voice of a language; undefined when the device has none, or has not loaded it yet. */
export const voiceOf = (locale: string) =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));

/** Maximum duration of a sentence: a device that never reports the end of one must not block the next. */
const LONGEST_MS = 15_000;

/** Reads a text aloud, if the device has a voice for this language; resolves when finished. */
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

/** Plays a tone and speaks a sentence. Several payments are announced one after the other. */
export function ring(text: string, locale: string): void {
  last = last.then(async () => {
    await playTone();
    await speak(text, locale);
  });
}

/** Maximum delay of a tone (ms): later, it would be taken for another payment. */
const LATE_MS = 1000;
/** One per page: browsers allow only a few, and one that waits for the first press is never closed. */
let audio: AudioContext | undefined;

/** Two short rising tones: audible in a noisy shop, and without a voice. */
export async function playTone(): Promise<void> {
  try {
    audio ??= new AudioContext();
    // The browser allows no sound before the first press on the page, and a phone suspends it in the background.
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
