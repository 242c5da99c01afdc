import {
  CopyIcon,
  DownloadIcon,
  figuresPicture,
  formatPoints,
  formatShare,
  type PicturedFigure,
  ShareIcon,
  toast,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { copyAndTell } from '../../lib/copyAndTell.ts';
import { canSharePictures, sharePicture } from '../../lib/file/download.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { formatDay, formatTime } from '../../lib/time.ts';
import { useBusiness } from '../../state/business.ts';
import { changeOf, type Figures, figuresOf } from './figures.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { type DashboardView, useOverview } from './view.ts';

/** The figures that are told to somebody, and which direction is good news. */
const TOLD = { volume: 1, count: 1, rate: 1, average: 0, refunded: -1, net: 1 } as const;
type Told = keyof typeof TOLD;

/** "Sao chép số liệu" and their picture: what the page says, for whoever has no account here. */
export function FiguresSharing({ view }: { view: DashboardView }) {
  const t = useT();
  const hrefOf = useHref();
  const business = useBusiness();
  const { data } = useOverview(view, view.span);
  const past = useOverview(view, data && view.before).data;
  const figures = data && figuresOf(data);
  const before = view.before && past && figuresOf(past);
  const { from, to } = view.days;
  const days = from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`;
  const asOf = t('dashboard.asOf', { time: formatTime(view.at).slice(0, 5) });
  const name = business?.companyName ?? '-';
  const told = figures && (Object.keys(TOLD) as Told[]).map((id) => pictured(id, figures, before));

  /** A figure, and how it compares where that is asked for and known. */
  function pictured(id: Told, now: Figures, then: Figures | undefined): PicturedFigure {
    const label = t(`dashboard.figure.${id}`);
    const value = figureText(id, now);
    const share = then ? changeOf(id, now, then) : null;
    if (share === null) return { label, value };
    const versus = t('dashboard.versus');
    const size = Math.abs(share);
    if (share === 0) return { label, value, change: t('dashboard.share.same', { versus }) };
    const change = t(share > 0 ? 'dashboard.share.up' : 'dashboard.share.down', {
      share: id === 'rate' ? t('dashboard.points', { points: formatPoints(size) }) : formatShare(size, 1),
      versus,
    });
    return { label, value, change, good: TOLD[id] === 0 ? undefined : share > 0 === TOLD[id] > 0 };
  }

  const copy = async () => {
    const lines = [
      `${t('route.dashboard')} · ${name}`,
      `${days}, ${asOf}`,
      ...(told ?? []).map(({ label, value }) => `${label}: ${value}`),
    ];
    const params = new URLSearchParams({ from, to, ...(view.values.store && { store: view.values.store }) });
    const address = new URL(hrefOf(`/merchant?${params}`), location.href).href;
    const words = { done: t('dashboard.share.done'), failed: t('action.notCopied') };
    await copyAndTell([...lines, address].join('\n'), words);
  };
  const send = async () => {
    try {
      const { store } = view.values;
      const ofStore = store ? [data?.byStore?.[store]?.name ?? store] : [];
      const about = [name, ...ofStore, days];
      const picture = await figuresPicture({
        title: t('route.dashboard'),
        about,
        figures: told ?? [],
        foot: asOf,
      });
      const file = `${t('dashboard.share.fileName')}_${from === to ? to : `${from}_${to}`}.png`;
      if ((await sharePicture(picture, file)) === 'saved')
        toast({ tone: 'success', title: t('dashboard.share.saved') });
    } catch (cause) {
      reportError(cause);
      toast({ tone: 'danger', title: t('dashboard.share.failed') });
    }
  };
  const sends = canSharePictures();
  return (
    <>
      <HeaderButton
        icon={CopyIcon}
        label={t('dashboard.share.button')}
        disabled={!told}
        onClick={() => void copy()}
      />
      <HeaderButton
        icon={sends ? ShareIcon : DownloadIcon}
        label={t(sends ? 'dashboard.share.send' : 'dashboard.share.save')}
        disabled={!told}
        onClick={() => void send()}
      />
    </>
  );
}

/** A figure as it is read; what is not known is `-`. */
function figureText(id: Told, figures: Figures): string {
  const value = figures[id];
  if (value === undefined) return '-';
  if (id === 'rate') return formatShare(value, 1);
  return id === 'count' ? formatCount(value) : formatMoney(value);
}
