import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#design-system';
import {
  border,
  type FontSize,
  font,
  fontSize,
  fontWeight,
  lineHeight,
} from '#design-system/theme/tokens.ts';
import { inBothThemes, visual } from '../kit/visual.ts';
import { inPx, Page, Part, SpecTable } from './Specimens.tsx';

const MARKS = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ';
const SAMPLES = { vi: 'Doanh nghiệp đối soát 1.234.567 ₫', en: 'Merchants settle 1.234.567 ₫' } as const;

/**
 * Inter Variable, only its latin and vietnamese files. All sizes follow the scale, which is the root font size: 14 px,
 * unless the user chose another one from 12 to 16.
 *
 * **When**: `Text` and `Heading` set sizes and weights; tables, amounts and codes use tabular figures.
 *
 * **When not**: capitals for labels. In Vietnamese their diacritics touch the line above.
 *
 * **Common mistakes**: a line height below 1.3 where text may be clipped. Stacked diacritics are 1.31 em tall.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  ...inBothThemes,
  render: () => (
    <Page
      title="Typography"
      specimens={
        <Part title="Sizes">
          <SpecTable
            label="Sizes"
            columns={['Name', 'At scale 14', 'Tiếng Việt', 'English', 'Stacked marks']}
            rows={Object.entries(fontSize).map(([name, value]) => [
              name,
              inPx(value),
              <Text key="vi" lang="vi" size={name as FontSize}>
                {SAMPLES.vi}
              </Text>,
              <Text key="en" size={name as FontSize}>
                {SAMPLES.en}
              </Text>,
              <Text key="marks" lang="vi" size={name as FontSize}>
                {MARKS}
              </Text>,
            ])}
          />
        </Part>
      }
    >
      {font.sans}
    </Page>
  ),
};

export const WeightsAndFigures: Story = {
  ...visual,
  render: () => (
    <Page
      title="Weights and figures"
      specimens={
        <>
          <Part title="Weights">
            <SpecTable
              label="Weights"
              columns={['Name', 'Value', 'Tiếng Việt', 'English']}
              rows={Object.entries(fontWeight).map(([name, value]) => [
                name,
                value,
                <Text key="vi" lang="vi" weight={name as keyof typeof fontWeight}>
                  {SAMPLES.vi}
                </Text>,
                <Text key="en" weight={name as keyof typeof fontWeight}>
                  {SAMPLES.en}
                </Text>,
              ])}
            />
          </Part>
          <Part
            title="Figures"
            note="Left as the font draws them, right tabular: amounts that stand above each other can be compared by their length."
          >
            <SpecTable
              label="Figures"
              columns={['Amount', 'Proportional', 'Tabular']}
              rows={['1.111.111', '9.090.909', '-8.000.000'].map((amount) => [
                amount,
                <Text key="proportional">{amount}</Text>,
                <Text key="tabular" tabular>
                  {amount}
                </Text>,
              ])}
            />
          </Part>
          <Part title="Codes" note={font.mono}>
            <code style={{ fontFamily: font.mono }}>GD26030210051 · 0O 1lI</code>
          </Part>
        </>
      }
    />
  ),
};

export const LineHeights: Story = {
  ...visual,
  render: () => (
    <Page
      title="Line heights"
      specimens={Object.entries(lineHeight).map(([name, value]) => (
        <Part key={name} title={`${name}: ${value}`}>
          <p lang="vi" style={{ maxWidth: '24rem', border: border.hairline, lineHeight: value }}>
            {MARKS}. Công ty Cổ phần Thương mại Dịch vụ Sen Việt chuyển khoản đối soát theo từng cửa hàng.{' '}
            {MARKS}
          </p>
        </Part>
      ))}
    >
      Stacked marks need 1.31 em: nothing below the heading's height may clip its text.
    </Page>
  ),
};
