import { about, caServices } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { ExperiencePage } from './ExperiencePage.js';
import { longText, trials } from './solution.fixtures.js';
import { makeSample } from './verify/samples.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/ExperiencePage 体验中心',
  id: 'screens-solution-experience-page',
  component: ExperiencePage,
  decorators: [inApp({ path: '/experience', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(about.experiences, trials), ...exampleHandlers());
  },
} satisfies Meta<typeof ExperiencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A trial that is available is a link; any other says that it is not. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '试一试，办理导航' })).toHaveAttribute(
      'href',
      '/guide',
    );
    await expect(canvas.getByText('手机扫码试用')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '试一试，手机扫码试用' })).toBeNull();
  },
};
const trySample = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('region', { name: '验证结果' }));
};
/** Real signatures: the report says who signed, and that nothing was changed afterwards. */
export const AllValid: Story = {
  play: async ({ canvasElement }) => {
    const result = await trySample(canvasElement, '两处都有效的合同');
    await expect(result.getByText('2 处签章全部有效')).toBeVisible();
    await expect(result.getAllByText('签章后没有改动')).toHaveLength(2);
    await expect(within(canvasElement).getByText(/第 1 页/)).toBeVisible();
  },
};
export const SomeInvalid: Story = {
  play: async ({ canvasElement }) => {
    const result = await trySample(canvasElement, '被改动过的合同');
    await expect(result.getByText('1 处有效，1 处无效')).toBeVisible();
    await expect(result.getByText('签章后被改动过')).toBeVisible();
  },
};
export const Revoked: Story = {
  play: async ({ canvasElement }) => {
    const result = await trySample(canvasElement, '证书已吊销的文件');
    await expect(result.getByText(/^已吊销/)).toBeVisible();
  },
};
export const NoSignature: Story = {
  play: async ({ canvasElement }) => {
    const result = await trySample(canvasElement, '没有签章的文件');
    await expect(result.getByText('没有签章')).toBeVisible();
  },
};
const drop = async (canvasElement: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const place = await within(canvasElement).findByText('也可以把文件拖到这里');
  // A native event, because Testing Library's own event would have no files.
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};
/** The type is detected from the bytes, not from the name. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, new File(['PK not a pdf'], '合同.pdf', { type: 'application/pdf' }));
    await expect(await within(canvasElement).findByText(/这个文件不是 PDF/)).toBeVisible();
  },
};
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, new File(['%PDF-1.7 and no more'], '合同.pdf', { type: 'application/pdf' }));
    await expect(await within(canvasElement).findByText(/文件已损坏或不完整，读不出签章/)).toBeVisible();
  },
};
export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, new File([new Uint8Array(20 * 1024 * 1024 + 1)], '扫描件.pdf'));
    await expect(await within(canvasElement).findByText(/文件超过 20 MB/)).toBeVisible();
  },
};
/** No authority is published here, so the browser cannot confirm the signer and a second check is useful. */
const noAuthority = http.get('/pki/:file', () => HttpResponse.text(''));
/** A second check by the platform for the user's file; the first result stays. */
export const PlatformsOpinion: Story = {
  beforeEach({ msw }) {
    msw.use(noAuthority, mock(caServices.verifyFile, caServices.verifyFile.example.response));
  },
  play: async ({ canvas, canvasElement }) => {
    const { pdf } = await makeSample('valid');
    await drop(canvasElement, new File([pdf], '合同.pdf', { type: 'application/pdf' }));
    await userEvent.click(await canvas.findByRole('button', { name: '上传并复核' }));
    await expect(await canvas.findByText('平台复核：1 处签章中 1 处有效')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载验证报告' })).toBeVisible();
  },
};
export const PlatformBusy: Story = {
  beforeEach({ msw }) {
    msw.use(noAuthority, mockNetworkError(caServices.verifyFile));
  },
  play: async ({ canvas, canvasElement }) => {
    const { pdf } = await makeSample('valid');
    await drop(canvasElement, new File([pdf], '合同.pdf', { type: 'application/pdf' }));
    await userEvent.click(await canvas.findByRole('button', { name: '上传并复核' }));
    await expect(await canvas.findByText('平台没有完成复核')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上传并复核' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(about.experiences, []));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(about.experiences));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(about.experiences));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，体验项目' });
    msw.use(mock(about.experiences, trials));
    await userEvent.click(retry);
    await expect(await canvas.findByText('办理导航')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        about.experiences,
        trials.map((one) => ({ ...one, title: longText, summary: longText.repeat(2) })),
      ),
    );
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
