import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Input } from '../input/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { pages } from './HelpPanel.fixtures.js';
import { HelpCard } from './HelpPanel.styles.js';
import { HelpButton, HelpPanel } from './index.js';

const meta = {
  id: 'components-help-panel',
  title: 'Service 账号与服务/HelpPanel 帮助',
  component: HelpPanel,
  parameters: { layout: 'fullscreen', ...overPage },
  globals: onScreen('wide'),
  args: { open: true, onOpenChange: fn(), pages, path: '/core/company' },
  // The page that the help explains.
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          display: 'grid',
          alignContent: 'start',
          gap: 24,
          maxWidth: '40rem',
          minHeight: '100vh',
          padding: 24,
        }}
      >
        <HelpButton
          pages={args.pages}
          path={args.path}
          business={args.business}
          style={{ justifySelf: 'start' }}
        />
        <div id="company-name">
          <Input aria-label="企业名称" defaultValue="示例建设工程有限公司" />
        </div>
        <div id="license" style={{ justifySelf: 'start' }}>
          <Button>上传营业执照</Button>
        </div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HelpPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-part="spotlight"]')).not.toBeNull());
    await expect(screen.getByRole('button', { name: '我知道了' })).toHaveFocus();
  },
};
export const Playground: Story = { tags: ['!test'] };
export const SecondTopic: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一条' }));
    await expect(await screen.findByRole('heading', { name: '营业执照要加盖公章' })).toBeVisible();
    const hole = document.querySelector('[data-part="spotlight"]') as Element;
    const control = document.querySelector('#license') as Element;
    await waitFor(() =>
      expect(Math.round(hole.getBoundingClientRect().top)).toBe(
        Math.round(control.getBoundingClientRect().top - 6),
      ),
    );
  },
};
export const WithoutSpotlight: Story = { args: { path: '/core/caManage' } };
export const ByBusiness: Story = { args: { business: 'change' } };
export const NoHelp: Story = {
  args: { path: '/exp' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: /帮助/ })).toBeNull();
  },
};
export const FromItsButton: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '我知道了' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '企业信息填写帮助' })).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    pages: [
      {
        route: 'company',
        topics: [
          {
            key: 'long',
            title: '企业名称、统一社会信用代码和法定代表人要和营业执照一致'.repeat(2),
            text: '系统会把您填写的内容与营业执照逐字比对，不一致时审核不能通过。'.repeat(30),
            target: '#company-name',
          },
        ],
      },
    ],
  },
};
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const HighContrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = {
  args: {
    pages: [
      {
        route: 'company',
        guideHref: '#guide',
        topics: [
          {
            key: 'name',
            title: 'The name is that of the business license',
            text: 'Both are compared character by character. The review fails where they differ.',
            target: '#company-name',
          },
          { key: 'after', title: 'Final', text: 'Nothing can be changed once the review has passed.' },
        ],
      },
    ],
  },
  globals: { ...onScreen('wide'), locale: 'en-US' },
};

// The card renders in a portal; the sheet shows its content.
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={{
        topic: (
          <HelpCard style={{ position: 'static' }}>
            <p data-part="page">
              <span>企业信息填写帮助</span>
              <span>第 2 条，共 3 条</span>
            </p>
            <div>
              <h2>营业执照要加盖公章</h2>
              <div data-part="text">请上传加盖公章的副本照片。公章不能盖住文字。</div>
            </div>
            <div data-part="actions">
              <a href="#guide">查看完整说明</a>
              <Button>上一条</Button>
              <Button>下一条</Button>
              <Button variant="primary">我知道了</Button>
            </div>
          </HelpCard>
        ),
      }}
    />
  ),
};
