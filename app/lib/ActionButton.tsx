import { type Action, Button, ButtonLink, type ButtonProps } from '#design-system';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'block' | 'busy'> {
  action: Action;
  /** A shorter label than the action's own. */
  children?: string;
}

/** An action as a button of the page, or as a link if it leads somewhere. */
export function ActionButton({ action, children = action.label, busy, ...look }: ActionButtonProps) {
  const { icon, keys, disabled, href, run } = action;
  const drawn = icon && { icon };
  if (href !== undefined && !disabled)
    return (
      <ButtonLink {...look} {...drawn} href={href}>
        {children}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      {...drawn}
      busy={busy}
      disabled={disabled}
      aria-keyshortcuts={keys?.join(' ')}
      onClick={run}
    >
      {children}
    </Button>
  );
}
