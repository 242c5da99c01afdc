/** A page of the help center; its texts are Markdown. */
export interface HelpPage {
  id: string;
  /** The last segment of its screen's address. */
  topic: string;
  title: { vi: string; en: string };
  body: { vi: string; en: string };
  active: boolean;
  /** Unix seconds. */
  updatedAt: number;
}

/** 1 November 2026. */
const WRITTEN_AT = 1_793_467_800;

/** One page; removes the source indentation of its texts. */
export const page = (
  [id, topic]: [id: string, topic: string],
  [titleVi, bodyVi]: [title: string, body: string],
  [titleEn, bodyEn]: [title: string, body: string],
  active = true,
): HelpPage => ({
  id,
  topic,
  title: { vi: titleVi, en: titleEn },
  body: { vi: trimmed(bodyVi), en: trimmed(bodyEn) },
  active,
  updatedAt: WRITTEN_AT,
});

const trimmed = (text: string) => text.replace(/\n +/g, '\n').trim();
