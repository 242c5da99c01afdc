import { Link } from '#design-system';
import { shown } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { transactionHref } from '../addresses.ts';

/** A transaction named in another record's row: the way to its page for those who may see it, its id for the others. */
export function TransactionLink({ id }: { id: string | undefined }) {
  const maySee = useCan('transaction:read');
  if (!id) return '-';
  const name = shown(id, 64);
  if (!maySee) return name;
  return (
    <Link variant="quiet" href={transactionHref({ id })}>
      {name}
    </Link>
  );
}
