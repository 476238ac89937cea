import { files } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { PhonePhotoPage } from './PhonePhotoPage.js';

const { response } = files.handover.example;
const meta = {
  title: 'Screens 页面/Account 账号与资料/PhonePhotoPage 手机拍照',
  id: 'screens-handover-phone-photo-page',
  component: PhonePhotoPage,
  decorators: [inApp({ path: `/m/photo#${response.code}` })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('phone'),
  beforeEach({ msw }) {
    msw.use(mock(files.handover, { ...response, state: 'connected' }), ...exampleHandlers());
  },
} satisfies Meta<typeof PhonePhotoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '拍“身份证人像面”' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '身份证人像面的示例' })).toBeVisible();
  },
};
/** A blank sheet instead of the card: it is sent, with a warning beside it. */
export const Doubted: Story = {
  beforeEach({ msw }) {
    msw.use(mock(files.handoverUpload, files.handoverUpload.example.response));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '拍“身份证人像面”' });
    const paper = Object.assign(document.createElement('canvas'), { width: 1000, height: 640 });
    paper.getContext('2d')?.fillRect(0, 0, 1000, 640);
    const blob = await new Promise<Blob | null>((done) => paper.toBlob(done, 'image/png'));
    const photo = new File([blob!], '身份证.png', { type: 'image/png' });
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, photo);
    await expect(await canvas.findByText(/图片可能模糊/)).toBeVisible();
    await expect(canvas.getByText('照片已发到电脑')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(files.handover));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(files.handover));
  },
};
/** The code has expired or is invalid, or its session has ended. */
export const Gone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(files.handover, 'notFound'));
  },
};
