/**
 * Selectors of the desktop modes, for content of an `AppShell`: use them inside `media.desktop`, because up to 991 px
 * all modes are alike. Mode and anchor are attributes of the document, so that they apply from the first paint on;
 * `data-revealed` is the shell's own.
 */
const RAILS = ":is([data-layout='slim'], [data-layout='compact'])";
const ANCHORED = "[data-anchored='true']";

export const inMode = {
  overlay: ":root[data-layout='overlay'] [data-shell]",
  horizontal: ":root[data-layout='horizontal'] [data-shell]",
  slim: ":root[data-layout='slim'] [data-shell]",
  compact: ":root[data-layout='compact'] [data-shell]",
  /** slim or compact, narrow or wide. */
  rail: `:root${RAILS} [data-shell]`,
  /** The rails while they are narrow. */
  narrow: `:root${RAILS}:not(${ANCHORED}) [data-shell]:not([data-revealed])`,
  narrowSlim: `:root[data-layout='slim']:not(${ANCHORED}) [data-shell]:not([data-revealed])`,
  narrowCompact: `:root[data-layout='compact']:not(${ANCHORED}) [data-shell]:not([data-revealed])`,
  /** Modes in which groups open as flyouts. */
  flyouts: ":root:is([data-layout='slim'], [data-layout='compact'], [data-layout='horizontal']) [data-shell]",
} as const;

/** The same for the shell's root itself: `${rootIn.slim} &`. */
export const rootIn = {
  overlay: ":root[data-layout='overlay']",
  horizontal: ":root[data-layout='horizontal']",
  slim: ":root[data-layout='slim']",
  compact: ":root[data-layout='compact']",
  rail: `:root${RAILS}`,
  anchored: `:root${RAILS}${ANCHORED}`,
} as const;
