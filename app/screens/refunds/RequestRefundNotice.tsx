import { Banner, Stack } from '#design-system';
import type { RequestNotice } from './requestFailure.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

/** Why the try before recorded nothing. It takes the focus: the panel is longer than the screen. */
export function RequestRefundNotice({ notice: { tone, title, text, code } }: { notice: RequestNotice }) {
  const banner = useFocusOnArrival<HTMLDivElement>();
  return (
    <Stack ref={banner} tabIndex={-1}>
      <Banner role="alert" tone={tone} title={title} {...(code && { code })}>
        {text}
      </Banner>
    </Stack>
  );
}
