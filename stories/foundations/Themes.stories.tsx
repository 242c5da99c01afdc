import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banner,
  Button,
  Card,
  Heading,
  Link,
  Stack,
  StatusBadge,
  Text,
  TextField,
  THEMES,
} from '#design-system';
import { color, radius, space } from '#design-system/theme/tokens.ts';
import { forcedColors, inBothThemes } from '../kit/visual.ts';
import { Page } from './Specimens.tsx';

/**
 * Light, dark and high contrast: the same names, other colours. A component never needs to know the current theme.
 *
 * **When**: users choose in the portal, or follow their operating system.
 *
 * **When not**: a dark part of a light page. Colours only work on the surfaces of their own theme.
 *
 * **Common mistakes**: a picture or a shadow that only works on white; a state shown by colour alone. Forced colours
 * (Windows' contrast themes) remove backgrounds and shadows: borders, outlines, icons and text must be enough.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** @param name distinguishes several on one page for screen readers */
const sample = (name: string) => (
  <Card title={`Yêu cầu hoàn tiền: ${name}`}>
    <Stack gap={3}>
      <Text as="p" tone="muted">
        Tạo lúc 02/03/2026 09:00:00 bởi <Link href="#nguoi-tao">Lê Hoàng Nam</Link>
      </Text>
      <Stack direction="row" gap={2} wrap>
        <StatusBadge tone="success" icon="check" label="Đã duyệt" />
        <StatusBadge tone="danger" icon="failed" label="Từ chối" />
      </Stack>
      <Banner tone="warning" title="Số tiền vượt hạn mức" />
      <TextField
        id={`reason-${name}`}
        label="Lý do"
        defaultValue="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ"
        error="Nhập ít nhất 10 ký tự"
      />
      <Stack direction="row" gap={2} wrap>
        <Button variant="solid" tone="accent">
          Duyệt
        </Button>
        <Button>Xem</Button>
        <Button tone="danger">Từ chối</Button>
      </Stack>
    </Stack>
  </Card>
);

export const Themes: Story = {
  ...inBothThemes,
  render: () => (
    <Page
      title="Themes"
      specimens={
        <div
          lang="vi"
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
            gap: space(4),
          }}
        >
          {THEMES.map((theme) => (
            <section
              key={theme}
              aria-label={theme}
              data-theme={theme}
              style={{
                padding: space(4),
                borderRadius: radius.lg,
                color: color.text,
                background: color.canvas,
              }}
            >
              <Stack gap={3}>
                <Heading level={2}>{theme}</Heading>
                {sample(theme)}
              </Stack>
            </section>
          ))}
        </div>
      }
    >
      The same sample in each theme. Forced colours come on top of any of them: see them with the browser's
      own emulation.
    </Page>
  ),
};

/** As with a contrast theme of Windows: the camera forces the colours. */
export const InForcedColors: Story = {
  ...forcedColors,
  render: () => sample('forced-colors'),
};
