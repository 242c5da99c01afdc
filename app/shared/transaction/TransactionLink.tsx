import { Link, type LinkProps } from '#design-system';
import { shown } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { transactionHref } from '../addresses.ts';

/** A transaction in another record's row: a link for users who may see it, otherwise its id. */
export function TransactionLink({
  id,
  variant = 'quiet',
}: Pick<LinkProps, 'variant'> & { id: string | undefined }) {
  const maySee = useCan('transaction:read');
  if (!id) return '-';
  const name = shown(id, 64);
  if (!maySee) return name;
  return (
    <Link variant={variant} href={transactionHref({ id })}>
      {name}
    </Link>
  );
}
