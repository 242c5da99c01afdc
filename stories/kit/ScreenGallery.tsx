const pictures = import.meta.glob<string>(
  '/tests/visual/baseline/{Screens,Layouts}/**/*.{desktop-light-vi,mobile-dark-en}.webp',
  { query: '?url', import: 'default', eager: true },
);

/** `/…/Screens/van/VanScreen/unmatched.mobile-dark-en.webp` -> its story, its screen and its mode. */
const PATH = /baseline\/(.+)\/([^/]+)\.([^.]+)\.webp$/;
const MODES: Record<string, { name: string; globals: string }> = {
  'desktop-light-vi': { name: 'desktop', globals: '' },
  'mobile-dark-en': {
    name: 'phone, dark, English',
    globals: '&globals=theme:dark;locale:en;viewport.value:w390',
  },
};

const shown = Object.entries(pictures).map(([path, url]) => {
  const [, title = '', story = '', mode = ''] = path.match(PATH) ?? [];
  return { url, title, story, mode };
});
const titles = [...new Set(shown.map(({ title }) => title))].sort();

/** Thumbnails of every screen, in the modes of its pictures. */
export function ScreenGallery() {
  return titles.map((title) => (
    <section key={title}>
      <h2>{title.replace(/^Screens\//, '')}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {shown
          .filter((one) => one.title === title)
          .map(({ url, story, mode }) => (
            <a
              key={`${story} ${mode}`}
              target="_top"
              href={`./?path=/story/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--${story}${MODES[mode]?.globals}`}
              style={{ width: mode.startsWith('mobile') ? 96 : 240, fontSize: 12 }}
            >
              <img
                src={url}
                alt={`${story}, ${MODES[mode]?.name}`}
                loading="lazy"
                style={{ display: 'block', width: '100%', border: '1px solid #d5dae3', borderRadius: 4 }}
              />
              {story.replaceAll('-', ' ')}
            </a>
          ))}
      </div>
    </section>
  ));
}
