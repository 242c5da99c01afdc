import styled from 'styled-components';
import { Heading } from '../../base/Heading.tsx';
import { Modal, type ModalProps } from '../../overlay/Modal.tsx';
import { border, media, space } from '../../theme/tokens.ts';
import { Keys, type Shortcut } from './Keys.tsx';

export interface ShortcutGroup {
  id: string;
  /** Where these keys work: everywhere, in a list, in a table. */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutSheetProps
  extends Pick<ModalProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'footer'> {
  groups: readonly ShortcutGroup[];
}

/** Every shortcut of the portal, opened by `?`. Pass it the same list that the key handler uses. */
export function ShortcutSheet({ groups, ...dialog }: ShortcutSheetProps) {
  return (
    <Modal size="lg" {...dialog}>
      <ShortcutList groups={groups} />
    </Modal>
  );
}

/** The same list as a part of a page. */
export function ShortcutList({ groups }: Pick<ShortcutSheetProps, 'groups'>) {
  return (
    <Groups>
      {groups.map(({ id, title, shortcuts }) => (
        <section key={id}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  columns: 2;
  column-gap: ${space(8)};

  ${media.phone} {
    columns: 1;
  }
  & > section {
    break-inside: avoid;
    padding-block-end: ${space(5)};
  }
  & dl {
    margin-block-start: ${space(1)};
  }
  & dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding-block: ${space(1.5)};
    border-block-end: ${border.hairline};
  }
  & dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
