import { useId } from 'react';
import { Button, type ButtonProps, Stack, Text } from '#design-system';

interface GatedButtonProps extends ButtonProps {
  /** Why it cannot be pressed, in one sentence with its cause; undefined where it can. */
  reason: string | undefined;
}

/** A button that says in words why it is off: to the eye beside it, to the ear as its description. */
export function GatedButton({ reason, ...button }: GatedButtonProps) {
  const id = useId();
  if (!reason) return <Button {...button} />;
  return (
    <Stack gap={1} align="end">
      <Button {...button} disabled aria-describedby={id} />
      <Text id={id} size="sm" tone="muted">
        {reason}
      </Text>
    </Stack>
  );
}
