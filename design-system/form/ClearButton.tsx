import { Icon } from '../base/icon/Icon.tsx';
import { CloseIcon } from '../base/icon/icons.ts';
import { useLabel } from '../labels.tsx';
import { InputButton } from './InputBox.tsx';

interface ClearButtonProps {
  /** What it clears, when the context does not say it. */
  name?: string;
  onClick: () => void;
}

/** The small clear button of a field that has text. */
export function ClearButton({ name = '', onClick }: ClearButtonProps) {
  const word = useLabel();
  return (
    <InputButton
      type="button"
      aria-label={`${word('clear')} ${name}`.trim()}
      data-tip={word('clear')}
      onClick={onClick}
    >
      <Icon icon={CloseIcon} size="sm" />
    </InputButton>
  );
}
