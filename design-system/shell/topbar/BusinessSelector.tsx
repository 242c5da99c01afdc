import styled from 'styled-components';
import { StatusDot } from '../../base/Badge.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon, LockIcon } from '../../base/icon/icons.ts';
import { companyName } from '../../base/initial.ts';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { ComboboxButton } from '../../form/combobox/Combobox.tsx';
import { useLabel } from '../../labels.tsx';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { businessPlace } from './places.ts';

export interface Business {
  id: string;
  /** `-` or empty when the business has none. */
  registrationNumber: string;
  companyName: string;
  /** Status Y (specification 3); undefined when unknown. */
  active: boolean | undefined;
}

export interface BusinessSelectorProps {
  /** The selected business; null while unknown. */
  value: string | null;
  businesses: readonly Business[];
  onChange: (id: string) => void;
  /** Recently chosen ids, latest first; five are enough. */
  recent?: readonly string[];
  /** True while the businesses load. */
  loading?: boolean;
  /** Why this user may not choose (specification 6: only an ADMIN may): the business is then plain text. */
  lockedReason?: string;
}

/**
 * Selects the business that everything on the screen belongs to. The search and its list load when first needed; they
 * find companies by name (diacritics optional) and by registration number.
 */
export function BusinessSelector({
  value,
  businesses,
  onChange,
  recent,
  loading,
  lockedReason,
}: BusinessSelectorProps) {
  const word = useLabel();
  const current = businesses.find((business) => business.id === value);

  if (lockedReason !== undefined) {
    return (
      // The text is focusable, so that keyboard users can reach the reason.
      <Root
        as="div"
        role="group"
        aria-label={word('business')}
        tabIndex={0}
        data-locked
        data-tip={lockedReason}
      >
        {current && <Name business={current} />}
        <Icon icon={LockIcon} size="sm" />
        <VisuallyHidden>{lockedReason}</VisuallyHidden>
      </Root>
    );
  }
  return (
    <ComboboxButton
      align="end"
      label={word('business')}
      options={businesses.map((business) => ({
        value: business.id,
        label: business.companyName,
        description: business.registrationNumber,
        dot: dotOf(business, word),
      }))}
      value={value}
      recent={recent}
      loading={loading}
      onChange={onChange}
      trigger={(props) => (
        <Root type="button" {...props}>
          <VisuallyHidden>{word('business')}: </VisuallyHidden>
          {current ? <Name business={current} /> : <span className="name">-</span>}
          <Icon icon={ChevronDownIcon} size="sm" />
        </Root>
      )}
    />
  );
}

function Name({ business }: { business: Business }) {
  const word = useLabel();
  const { form, own } = companyName(business.companyName);
  return (
    <>
      <StatusDot {...dotOf(business, word)} />
      <span className="number" translate="no">
        {business.registrationNumber}
      </span>
      <span className="name" data-tip={business.companyName} data-tip-overflow="">
        {form && <span className="form">{form} </span>}
        {own}
      </span>
    </>
  );
}

/** Green for an active business, red for an inactive one (specification 3), and the same as text. */
function dotOf({ active }: Business, word: ReturnType<typeof useLabel>) {
  if (active === undefined) return { tone: 'neutral', label: word('statusUnknown') } as const;
  return active
    ? ({ tone: 'success', label: word('active') } as const)
    : ({ tone: 'danger', label: word('inactive') } as const);
}

const Root = styled.button`
  display: inline-flex;
  ${businessPlace}
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.control};
  padding: 0 ${space(3)};
  border: ${border.hairline};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  line-height: ${lineHeight.table};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    ${focusRingInset}
  }
  &[data-locked] {
    background: none;
    cursor: default;
  }
  /* Screen readers get the number, then the name (specification 3); visually the company's own name comes first,
     and shrinks last. */
  & > .name {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    font-weight: ${fontWeight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .form {
    position: absolute;
    width: ${border.width};
    clip-path: inset(50%);
    overflow: hidden;
  }
  & > .number {
    flex: 0 999 auto;
    order: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & > svg {
    flex: none;
    order: 2;
    margin-inline-start: auto;
    color: ${color.textMuted};
  }
  /* Its own name identifies a company; the rest is in the list, and available to screen readers. */
  ${media.phone} {
    gap: ${space(1.5)};
    padding-inline: ${space(2)};

    & > .number {
      position: absolute;
      width: ${border.width};
      clip-path: inset(50%);
      overflow: hidden;
    }
  }
`;
