/** The list's tabs: each is a set of statuses, so that a tab is nothing but a filter. */
export const tabStatuses = {
  waiting: ['WAITING'],
  approved: ['APPROVED'],
  rejected: ['REJECTED'],
  all: [],
} as const;

export type StatusTab = keyof typeof tabStatuses;

/** How each tab stands: who has waited longest is first, and what was decided last. */
export const tabSorts: Readonly<Record<StatusTab, string>> = {
  waiting: 'requestedAt',
  approved: '-decidedAt',
  rejected: '-decidedAt',
  all: '-requestedAt',
};
