import { Link, type LinkProps } from '#design-system';
import { allows } from '../../lib/permission.ts';
import { shown } from '../../lib/shown.ts';
import { useViewer } from '../../state/access.ts';
import { roleHref } from '../addresses.ts';

interface RoleLinkProps extends Pick<LinkProps, 'variant'> {
  id: string | undefined;
  name: string | undefined;
}

/** A role in another record's row: a link for users who may see roles, otherwise its name. */
export function RoleLink({ id, name, variant = 'quiet' }: RoleLinkProps) {
  const viewer = useViewer();
  if (!id) return name ?? '-';
  const word = shown(name ?? id, 200);
  if (!viewer || !allows('group', viewer)) return word;
  return (
    <Link variant={variant} href={roleHref(id)}>
      {word}
    </Link>
  );
}
