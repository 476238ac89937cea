import { caServices } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LockSdkProvider } from '../../../lock/index.js';
import { scriptedLock, type LockScript } from '../../../lock/scripted-lock.fixtures.js';
import { PublicLayout } from '../../../shell/PublicLayout.js';
import { inApp } from '../../../story-kit/in-app.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { digestOf } from './signed-list.js';
import { SignFilesPage } from './SignFilesPage.js';

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/SignFilesPage 多份文件签名',
  id: 'screens-solution-sign-files-page',
  component: SignFilesPage,
  decorators: [
    (Story, { parameters }) => (
      <LockSdkProvider value={scriptedLock((parameters as { script?: LockScript }).script)}>
        <Story />
      </LockSdkProvider>
    ),
    inApp({ path: '/experience/sign', layout: PublicLayout }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof SignFilesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const contracts = ['投标函.pdf', '报价表.xlsx', '授权书.docx'].map((name) => new File([name], name));

/** The system's file dialog cannot be clicked, so its answer is replaced. */
async function choose(button: HTMLElement, files: readonly File[]) {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function answered() {
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    this.files = chosen.files;
    this.dispatchEvent(new Event('change'));
  };
  await userEvent.click(button);
  HTMLInputElement.prototype.click = click;
}

const sign = async (canvasElement: HTMLElement, pin = '12345678') => {
  const canvas = within(canvasElement);
  await choose(await canvas.findByRole('button', { name: '选择文件' }), contracts);
  await userEvent.click(await canvas.findByRole('button', { name: '检测CA锁' }));
  await userEvent.type(await canvas.findByLabelText(/PIN/, { selector: 'input' }), pin);
  await userEvent.click(canvas.getByRole('button', { name: '签名（3 份）' }));
  return canvas;
};

export const Default: Story = {};
/** Three files, one PIN. */
export const Signed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await sign(canvasElement);
    await expect(await canvas.findByText('3 份全部签好')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存签名清单' })).toBeVisible();
  },
};
/** The remaining tries are shown before the PIN; an error is shown at the PIN field. */
export const PinWrong: Story = {
  parameters: { script: { tries: 8 } },
  play: async ({ canvasElement }) => {
    const canvas = await sign(canvasElement, '87654321');
    await expect((await canvas.findAllByText(/还可尝试 8 次/))[0]).toBeVisible();
  },
};
/** Files above the limit of one run are named. */
export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const many = Array.from({ length: 52 }, (_, index) => new File(['一份'], `合同${index}.pdf`));
    await choose(await canvas.findByRole('button', { name: '选择文件' }), many);
    await expect(await canvas.findByText('一次最多签 50 份，后 2 份没有列入')).toBeVisible();
  },
};

const check = async (canvasElement: HTMLElement, ...files: File[]) => {
  const canvas = within(canvasElement);
  await choose(await canvas.findByRole('button', { name: '选择清单和文件' }), files);
  return canvas;
};
const listOf = async (signed: readonly File[], holder = '示例建设工程有限公司') => {
  const files = await Promise.all(
    signed.map(async (file) => ({
      name: file.name,
      sha256: await digestOf(file),
      signature: 'c2lnbmVk',
    })),
  );
  const list = { kind: 'signed-files', holder, certificate: 'MIID', files };
  return new File([JSON.stringify(list)], '签名清单.json');
};
/** One file unchanged, one changed after signing, one missing. */
export const Checked: Story = {
  beforeEach({ msw }) {
    msw.use(mock(caServices.verify, caServices.verify.example.response));
  },
  play: async ({ canvasElement }) => {
    const [first, second] = contracts;
    const canvas = await check(
      canvasElement,
      await listOf(contracts),
      first!,
      new File(['改过'], second!.name),
    );
    const result = within(await canvas.findByRole('list', { name: '核对结果' }));
    await expect(canvas.getByText('签名人：示例建设工程有限公司')).toBeVisible();
    await expect(result.getByText('签名有效')).toBeVisible();
    await expect(result.getByText('签名后文件被改动过')).toBeVisible();
    await expect(result.getByText('没有选择这份文件')).toBeVisible();
  },
};
/** The list claims another signer than the certificate: nobody has signed that name. */
export const ForgedSigner: Story = {
  beforeEach: Checked.beforeEach,
  play: async ({ canvasElement }) => {
    const list = await listOf(contracts, '另一家公司');
    const canvas = await check(canvasElement, list, ...contracts);
    await expect(await canvas.findByText('签名清单上的签名人是假的')).toBeVisible();
    await expect(canvas.getByText('签名人：示例建设工程有限公司')).toBeVisible();
    await expect(canvas.queryByText('签名人：另一家公司')).toBeNull();
  },
};
/** No file is verified, so nobody is named. */
export const NobodyProven: Story = {
  beforeEach({ msw }) {
    msw.use(mock(caServices.verify, { ...caServices.verify.example.response, valid: false }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement, await listOf(contracts), ...contracts);
    await expect((await canvas.findAllByText('签名或证书无效'))[0]).toBeVisible();
    await expect(canvas.queryByText(/^签名人/)).toBeNull();
  },
};
/** The chosen files contain no list. */
export const NothingToCheck: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement, contracts[0]!);
    await expect(await canvas.findByText('没有找到签名清单')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(caServices.verify));
  },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement, await listOf(contracts), ...contracts);
    await expect(await canvas.findByText('没有核对成功')).toBeVisible();
  },
};
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const name = `${'辽宁省城乡建设与国有资产综合交易服务工程管理咨询有限责任公司'.repeat(3)}.pdf`;
    const long = new File(['x'], name);
    const canvas = await check(canvasElement, await listOf([long]), long);
    await expect(await canvas.findByText(new RegExp(name.slice(0, 20)))).toBeVisible();
  },
};
export const Phone: Story = { globals: onScreen('phone') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
