import { handover, person } from '@ca-portal/api/contract';
import type { PortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { JumpFormPage } from './JumpFormPage.js';

const links = {
  oldPlatform: '',
  exam: 'https://exam.example.cn/login',
  contract: 'https://contract.example.cn/enter',
  assistant: '',
};

const meta = {
  title: 'Screens 页面/Public 公开页面/JumpFormPage 跳转表单',
  id: 'screens-jump-form-jump-form-page',
  component: JumpFormPage,
  args: { leave: fn() },
  decorators: [
    (Story, { parameters }) => {
      const {
        path = '/jumpForm?target=contract',
        token = '5.story',
        config = { links },
      } = parameters as { path?: string; token?: string | null; config?: Partial<PortalConfig> };
      return inApp({ path, token, layout: PublicLayout, config })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof JumpFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names the system and the data sent; the ticket is fetched on departure. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '正在跳转到电子合同平台' })).toBeVisible();
    await expect(canvas.getByText('contract.example.cn')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '立即前往' }));
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(new URL(handover.ticket.example.response.url)),
    );
  },
};
/** The exam gets its own parameters (spec 7.9), not a ticket. */
export const Exam: Story = {
  parameters: { path: '/jumpForm?target=exam' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/证件号、手机号和单位会加密后带到对方系统/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '立即前往' }));
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(new URL(person.examEntry.example.response.url ?? '')),
    );
  },
};
/** Where the server has no data to send, the exam's own login opens. */
export const ExamWithoutData: Story = {
  parameters: { path: '/jumpForm?target=exam' },
  beforeEach({ msw }) {
    msw.use(mock(person.examEntry, { ...person.examEntry.example.response, url: undefined }));
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '立即前往' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(new URL(links.exam)));
  },
};
/** A backend that returns the data (spec 7.4): encrypted here, where the province has the key. */
export const ExamEncryptedHere: Story = {
  parameters: {
    path: '/jumpForm?target=exam',
    config: { links, examCipher: { key: 'exam-entry-key-24-bytes!', iv: 'vector-8' } },
  },
  beforeEach({ msw }) {
    msw.use(mock(person.examEntry, { ...person.examEntry.example.response, name: '张示例', url: undefined }));
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '立即前往' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
    const [address] = (args.leave as ReturnType<typeof fn>).mock.lastCall as [URL];
    await expect(address.href).toMatch(/^https:\/\/exam\.example\.cn\/login\?idCardNum=/);
    await expect([...address.searchParams.keys()]).toEqual(['idCardNum', 'phone', 'name', 'orgNum', 'unit']);
    await expect(decodeURIComponent(address.href)).not.toContain('张示例');
  },
};
/** 取消 stops it: no navigation afterwards. */
export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '取消' }));
    await expect(args.leave).not.toHaveBeenCalled();
  },
};
/** An address outside the configured systems is refused and not even shown. */
export const NoPermission: Story = {
  parameters: { path: `/jumpForm?url=${encodeURIComponent('https://contract.example.cn@evil.example/')}` },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '不能跳转到这个地址' })).toBeVisible();
    await expect(canvas.queryByText(/evil/)).toBeNull();
    await expect(args.leave).not.toHaveBeenCalled();
  },
};
/** The server's answer is refused, too, when it leads elsewhere. */
export const WrongAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(handover.ticket, { ...handover.ticket.example.response, url: 'https://evil.example/?ticket=1' }),
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '立即前往' }));
    await expect(await canvas.findByRole('heading', { name: '不能跳转到这个地址' })).toBeVisible();
    await expect(args.leave).not.toHaveBeenCalled();
  },
};
/** Without a login no ticket is sent: log in first, or continue anonymously. */
export const Visitor: Story = {
  parameters: { token: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '登录后前往' })).toHaveAttribute(
      'href',
      '/login?redirect=%2FjumpForm%3Ftarget%3Dcontract',
    );
    await userEvent.click(canvas.getByRole('button', { name: '不登录，直接打开' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(new URL(links.contract)));
  },
};
/** A known name, but not configured in this province. */
export const Empty: Story = {
  parameters: { path: '/jumpForm?target=assistant' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '智能助手还没有接入' }),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(handover.ticket));
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '立即前往' }));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(handover.ticket));
  },
  play: async ({ canvasElement, args, msw }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '立即前往' }));
    const retry = await canvas.findByRole('button', { name: '重试' });
    msw.use(mock(handover.ticket, handover.ticket.example.response));
    await userEvent.click(retry);
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
  },
};
/** Without an answer of the server, the other system's own login still opens. */
export const FailedButOpen: Story = {
  parameters: { path: '/jumpForm?target=exam' },
  beforeEach({ msw }) {
    msw.use(mockNetworkError(person.examEntry));
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '立即前往' }));
    const plainly = await canvas.findByRole('button', { name: '不带信息，直接打开' });
    await userEvent.click(plainly);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(new URL(links.exam)));
  },
};
export const LongContent: Story = {
  parameters: { path: `/jumpForm?url=${encodeURIComponent(`https://exam.example.cn/${'a'.repeat(300)}`)}` },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
