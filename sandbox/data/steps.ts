/**
 * The course of an entity, as dated steps in absolute time. Its status at any time is the last step that is not after
 * it, so that rows progress by themselves as the clock moves, and the timeline is the same list.
 */
export interface Step {
  at: number;
  status: string;
}

/** The last step that is not after the given time. */
export function stepAt(steps: readonly Step[], moment: number): Step | undefined {
  let last: Step | undefined;
  for (const step of steps) if (step.at <= moment) last = step;
  return last;
}

/** The steps so far, oldest first. */
export const timelineOf = (steps: readonly Step[], now: number): Step[] =>
  steps.filter((step) => step.at <= now);
