import { Link } from '#design-system';
import { shown } from '../../record/words.tsx';
import { transactionHref } from '../../rows/addresses.ts';
import { useCan } from '../../state/access.ts';

/** The transaction that money goes back from, as the way to its page for those who may see it. */
export function TransactionLink({ id }: { id: string }) {
  const maySee = useCan('transaction:read');
  const name = shown(id, 64);
  return maySee ? <Link href={transactionHref({ id })}>{name}</Link> : name;
}
