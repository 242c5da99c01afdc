import { useState } from 'react';
import * as v from 'valibot';
import { CommandPalette, type CommandPaletteProps, LANGUAGES, useShell, useTouch } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useLanguageHrefs, useLocation, useNavigate } from '../../lib/navigation/router.tsx';
import { mayDo } from '../../lib/permission.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useSignOut } from '../../money/useSignOut.ts';
import { helpHref, helpHrefOf } from '../../shared/help/helpTopics.ts';
import { useViewer } from '../../state/access.ts';
import { useBusiness, useBusinesses } from '../../state/business.ts';
import { useShellPanel } from '../../state/panels.ts';
import { useChangePreferences, usePreferences } from '../../state/preferences.ts';
import { useSession } from '../../state/session.ts';
import { GO_TO } from '../../state/shortcutKeys.ts';
import { remembered } from '../SettingsControl.tsx';
import { usePages } from '../usePages.ts';
import { useSwitchBusiness } from '../useSwitchBusiness.ts';
import { businessCommands, pageCommands, taskCommands, transactionCommands } from './commands.ts';
import { actionCommands, lookCommands } from './paletteActions.ts';
import { settingCommands } from './settingCommands.ts';

/** `Ctrl+K`: the pages this person may see, the businesses of an ADMIN, a transaction by its id, and what can be done. */
export function Palette(props: Pick<CommandPaletteProps, 'open' | 'onOpenChange'>) {
  const t = useT();
  const locale = useLocale();
  const [path] = useLocation();
  const hrefs = useLanguageHrefs();
  const go = useNavigate();
  const pages = usePages();
  const businesses = useBusinesses();
  const business = useBusiness();
  const switchBusiness = useSwitchBusiness();
  const { record } = useSession();
  const { scheme, system, layout, density } = usePreferences();
  const change = useChangePreferences();
  const signOut = useSignOut();
  const { toggleMenu } = useShell();
  const [, setPanel] = useShellPanel();
  const [recent, noteUse] = useRecentCommands();
  const viewer = useViewer();
  const { open: openPanel } = usePanel();
  const touch = useTouch();
  const may = (scope: string) => viewer !== null && mayDo(viewer, scope);

  const other = LANGUAGES.find(({ code }) => code !== locale)!;
  const mayChoose = record?.userType === 'ADMIN' && businesses.length > 1;
  const maySearch = pages.some((page) => page.path === GO_TO.t);
  return (
    <CommandPalette
      {...props}
      label={t('shortcut.palette')}
      placeholder={t('palette.placeholder')}
      recent={recent}
      onUse={noteUse}
      sectionsFor={(query) => (maySearch ? transactionCommands(query, t, go) : [])}
      sections={[
        // Help opens for the current page.
        pageCommands(pages, t, (to) => go(to === helpHref ? helpHrefOf(path) : to)),
        ...(mayChoose ? [businessCommands(businesses, business?.id, t, switchBusiness)] : []),
        actionCommands(
          t,
          {
            settings: () => setPanel('settings'),
            shortcuts: touch ? undefined : () => setPanel('shortcuts'),
            menu: toggleMenu,
            signOut: () => signOut(),
          },
          taskCommands(t, may, openPanel),
        ),
        lookCommands(
          t,
          { scheme: system ? 'system' : scheme, layout, density },
          (settings) => change(remembered(settings)),
          { name: other.name, choose: () => go(hrefs[other.code]) },
        ),
        settingCommands(pages, t, may, go),
      ]}
      hints={
        touch
          ? []
          : [
              { keys: ['↑', '↓'], label: t('palette.move') },
              { keys: ['Enter'], label: t('palette.choose') },
              { keys: ['Esc'], label: t('palette.close') },
            ]
      }
    />
  );
}

const KEY = 'portal.recent';
const IdsSchema = v.array(v.string());
const KEPT = 10;

/** The commands used last in this tab, the latest first, until sign-out; and the way to note one. */
function useRecentCommands(): [readonly string[], (id: string) => void] {
  const [ids, setIds] = useState<readonly string[]>(() => readStored('sessionStorage', KEY, IdsSchema) ?? []);
  const note = (id: string) => {
    const next = [id, ...ids.filter((one) => one !== id)].slice(0, KEPT);
    writeStored('sessionStorage', KEY, next);
    setIds(next);
  };
  return [ids, note];
}
