import { content, session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tokenStore } from '../session/token.js';
import { setAppearance } from '../settings/appearance.js';
import { inApp } from '../story-kit/in-app.js';
import { PublicLayout } from './PublicLayout.js';
import { onScreen, viewport } from '../story-kit/viewports.fixtures.js';

const { person } = session.info.example.response;
/** The personal center's code loads after the name; from then on its button has aria-expanded=false. */
const personalCenter = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', {
    name: new RegExp(`^个人中心，\\s*${person.name}$`),
    expanded: false,
  });

const meta = {
  title: 'Screens 页面/Frame 页面框架/PublicLayout 公开框架',
  id: 'screens-shell-public-layout',
  component: () => <h1>产品中心</h1>,
  decorators: [
    (Story, { parameters }) => {
      const { token = null, oldPlatform = '' } = parameters as {
        token?: string | null;
        oldPlatform?: string;
      };
      const links = { oldPlatform, exam: '', contract: '', assistant: '' };
      return inApp({ path: '/product?carrier=lock', token, layout: PublicLayout, config: { links } })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eight entries of spec 2.4; after the login the user returns to the current page. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = within(canvas.getByRole('navigation', { name: '主导航' }));
    await expect(menu.getByRole('link', { name: '产品中心' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: '立即登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fproduct%3Fcarrier%3Dlock',
    );
    await expect(await canvas.findByText(/3,286,415/)).toBeVisible();
  },
};
export const LoggedIn: Story = {
  parameters: { token: '5.story' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await personalCenter(canvasElement));
    const panel = within(await screen.findByRole('dialog', { name: '个人中心' }));
    await expect(panel.getByText(person.phone)).toBeVisible();
    await expect(panel.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/core/personal');
  },
};
export const WithoutIdentity: Story = {
  parameters: { token: '5.story' },
  beforeEach({ msw }) {
    const { response } = session.info.example;
    msw.use(mock(session.info, { ...response, person: { ...response.person, roleName: '' } }));
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await personalCenter(canvasElement));
    await expect(await screen.findByText('暂未选择身份')).toBeVisible();
  },
};
/** Asks first; afterwards the token is gone and the page stays public. */
export const LogsOut: Story = {
  parameters: { token: '5.story' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await personalCenter(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    const question = within(await screen.findByRole('alertdialog', { name: '确定退出登录吗？' }));
    await expect(tokenStore.get()).toBe('5.story');
    await userEvent.click(question.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(tokenStore.get()).toBeNull());
    await expect(await canvas.findByRole('link', { name: '立即登录' })).toBeVisible();
  },
};
/** The switches change the page at once and are remembered. */
export const Appearance: Story = {
  beforeEach() {
    setAppearance({ theme: 'light', contrast: 'normal', mode: 'standard' });
    return () => {
      setAppearance({ theme: 'auto', contrast: 'auto', mode: 'standard' });
      window.localStorage.removeItem('appearance');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { dataset } = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: '深色' }));
    await expect(dataset['theme']).toBe('dark');
    await expect(canvas.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '长辈版' }));
    await expect(dataset['mode']).toBe('elder');
    await expect(window.localStorage.getItem('appearance')).toContain('"mode":"elder"');
    await userEvent.click(canvas.getByRole('button', { name: '返回标准版' }));
    await expect(dataset['mode']).toBeUndefined();
  },
};
export const OldPlatform: Story = { parameters: { oldPlatform: 'https://old.example.cn/' } };
export const FooterLoading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(content.footer));
  },
};
/** Links and hotline stay. */
export const FooterFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(content.footer));
  },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: '新办证书' })).toBeVisible();
    await expect(footer.queryByText(/主办单位/)).toBeNull();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '打开菜单' });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: '菜单' }));
    await expect(sheet.getByRole('link', { name: '产品中心' })).toHaveAttribute('aria-current', 'page');
    await expect(sheet.getByRole('button', { name: '长辈版' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
