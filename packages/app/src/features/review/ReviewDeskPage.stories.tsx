import type { OrderDetail } from '@ca-portal/api';
import { desk, files, review, session } from '@ca-portal/api/contract';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import {
  deskDetail,
  paper,
  queueRows,
  resubmitted,
  reviewer,
  reviewerTree,
  sealPapers,
  waitingOrder,
} from './review.fixtures.js';
import { ReviewDeskPage } from './ReviewDeskPage.js';
import { rememberAsked } from './useAskedToday.js';
import { emptyVerdicts } from './verdicts.js';

const { order } = deskDetail;
const path = `/certManage/desk?orderNo=${order.orderNo}`;
const draftKey = `review-${order.orderNo}`;
const sentBack = (rejection: OrderDetail['rejection']): OrderDetail => ({
  ...order,
  state: 35,
  version: 3,
  rejection,
});
const approvedOrder: OrderDetail = { ...order, state: 40, version: 3, reviewBefore: null };

const meta = {
  title: 'Screens 页面/Staff 审核与管理/ReviewDeskPage 审核',
  id: 'screens-review-review-desk-page',
  component: ReviewDeskPage,
  decorators: [inApp({ path, token: '101.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    // Off, so that the decision stays on screen; the story of the next order turns it on.
    window.localStorage.setItem('desk:onward', 'off');
    window.localStorage.removeItem('review:asked');
    msw.use(
      mock(session.info, reviewer),
      mock(session.routers, reviewerTree),
      mock(review.queue, { rows: queueRows, total: queueRows.length }),
      mock(review.detail, deskDetail),
      mock(desk.attachments, sealPapers()),
      mock(files.download, { fileName: '采集表.pdf', content: paper() }),
      mock(review.approve, approvedOrder),
      mock(review.reject, ({ body }) => sentBack(body.reasons)),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof ReviewDeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const verdictOf = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).findByRole('radiogroup', { name: `${label}的结论` });

async function passAll(canvasElement: HTMLElement) {
  for (const { label } of deskDetail.items) {
    const group = within(await verdictOf(canvasElement, label));
    await userEvent.click(group.getByRole('radio', { name: '通过' }));
  }
  return within(canvasElement);
}
async function approve(canvasElement: HTMLElement) {
  const canvas = await passAll(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '审核通过' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '确认审核通过？' }));
  await userEvent.click(dialog.getByRole('button', { name: '审核通过' }));
  return canvas;
}

/** No verdict yet: both decisions say why they are disabled. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /^审核通过/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('全部判完才能提交');
    await expect(await canvas.findByRole('link', { name: '下一单' })).toHaveAttribute(
      'href',
      '/certManage/desk?orderNo=DD20261121000031',
    );
  },
};
export const Approves: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '审核通过' })).toHaveFocus());
    await expect(window.sessionStorage.getItem(draftKey)).toBeNull();
  },
};
/** Collected at a counter: a person who makes locks gets a link to the writing page. */
export const ApprovesForCounter: Story = {
  beforeEach({ msw }) {
    const counter = { ...order, delivery: 'counter' as const, servicePoint: '鞍山铁东服务网点' };
    msw.use(
      mock(review.detail, { ...deskDetail, order: counter }),
      mock(review.approve, { ...approvedOrder, ...counter, state: 40 }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await expect(await canvas.findByRole('link', { name: '去制证' })).toHaveAttribute(
      'href',
      `/core/certWrite?orderNo=${order.orderNo}`,
    );
  },
};
/** Keys 1 and 2 set verdicts; 退回补正 needs reason and sentence, and sends them. */
export const SendsBackByKeyboard: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(review.reject, ({ body }) => {
        const [only, ...others] = body.reasons;
        const right =
          only?.item === 'platforms' && only.code === 'F1' && only.text === '申请表没有勾选该平台';
        if (!right || others.length > 0 || body.version !== order.version) throw refuse('badRequest');
        return sentBack(body.reasons);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const { key, label } of deskDetail.items) {
      const [first] = within(await verdictOf(canvasElement, label)).getAllByRole('radio');
      first?.focus();
      await userEvent.keyboard(key === 'platforms' ? '2' : '1');
    }
    const button = canvas.getByRole('button', { name: /^退回补正/ });
    await expect(button).toHaveAccessibleDescription('请补全“适用平台”的原因和说明');
    await userEvent.type(canvas.getByLabelText(/给申请人的说明/), '申请表没有勾选该平台');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认退回补正？' }));
    await userEvent.click(dialog.getByRole('button', { name: '退回补正' }));
    await expect(await canvas.findByRole('heading', { name: '已退回补正' })).toBeVisible();
  },
};
/** The keys work wherever the focus is. A confirmation given today is not asked again. */
export const KeysAnywhere: Story = {
  beforeEach() {
    rememberAsked('approve');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = deskDetail.items;
    await verdictOf(canvasElement, first?.label ?? '');
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('2');
    const judged = within(await verdictOf(canvasElement, first?.label ?? ''));
    await expect(judged.getByRole('radio', { name: '不通过' })).toBeChecked();
    await userEvent.keyboard('1a{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: '审核通过' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
/** The next order opens automatically, and a message gives the result of this one. */
export const Onward: Story = {
  beforeEach() {
    window.localStorage.setItem('desk:onward', 'on');
  },
  play: async ({ canvasElement }) => {
    await approve(canvasElement);
    await expect(await screen.findByText(/审核通过，已打开下一单/)).toBeVisible();
  },
};
/** Two reviewers required: after the first pass the order waits, and the page says for whom. */
export const FirstOfTwo: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(review.detail, { ...deskDetail, people: 2 }),
      mock(review.approve, { ...deskDetail.order, version: order.version + 1 }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/需要两位审核人员先后通过，您是第一位/)).toBeVisible();
    await approve(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '初审通过' })).toBeVisible();
    await expect(canvas.getByText(/还需要另一位审核人员复核/)).toBeVisible();
  },
};
/** The second reviewer reads the name and the note of the first. */
export const SecondOfTwo: Story = {
  beforeEach({ msw }) {
    const agreement = { at: '2026-11-21 09:40:00', reviewer: '王审核', remark: '法定代表人已电话核实' };
    msw.use(mock(review.detail, { ...deskDetail, people: 2, agreement }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/由王审核初审通过，请您复核/)).toBeVisible();
    await expect(canvas.getByText(/法定代表人已电话核实/)).toBeVisible();
  },
};
/** A colleague has claimed it: read-only, with his name and the end of the claim. */
export const HeldByOther: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(desk.claim, 'reviewClaimed', { reviewer: '王审核', until: '2026-11-21 11:10:00' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/正由王审核处理，2026-11-21 11:10:00 前其他人不能处理/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^审核通过/ })).toBeNull();
  },
};
/**
 * Resubmitted: the refusal, changed items first, both versions of the paper; unchanged items keep their pass. What this
 * window kept of the first review does not count any more.
 */
export const Resubmitted: Story = {
  beforeEach({ msw }) {
    const values = emptyVerdicts(resubmitted.items);
    values.verdicts['sealForm'] = { verdict: 'fail', reason: 'S1', note: '印章压字' };
    window.sessionStorage.setItem(draftKey, JSON.stringify(values));
    msw.use(mock(review.detail, resubmitted), mock(desk.attachments, sealPapers(true)));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/由王审核退回，申请人已重新提交/)).toBeVisible();
    await expect(canvas.getByText(`1 项未判`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '其余全部通过' }));
    await expect(canvas.getByText('全部通过')).toBeVisible();
  },
};
/** 不通过 says that it is final, both in the dialog and in the text that is sent. */
export const RefusesForGood: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(review.detail, resubmitted),
      mock(review.reject, ({ body }) => {
        if (body.final !== true) throw refuse('badRequest');
        return sentBack(body.reasons);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, fails] = within(await verdictOf(canvasElement, '电子印章采集表')).getAllByRole('radio');
    fails?.focus();
    await userEvent.keyboard('2');
    await userEvent.click(canvas.getByRole('radio', { name: /S1/ }));
    await userEvent.type(canvas.getByLabelText(/给申请人的说明/), '印章是伪造的');
    await userEvent.click(canvas.getByRole('button', { name: /^不通过/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认不通过？' }));
    await expect(dialog.getByText(/只能申请退款/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }));
    await expect(await canvas.findByRole('heading', { name: '审核不通过' })).toBeVisible();
  },
};
/** Verdicts survive a reload of the page. */
export const RestoresVerdicts: Story = {
  beforeEach() {
    const values = emptyVerdicts(deskDetail.items);
    values.verdicts['platforms'] = { verdict: 'fail', reason: 'F1', note: '申请表没有勾选该平台' };
    values.verdicts['creditCode'] = { verdict: 'pass', reason: '', note: '' };
    window.sessionStorage.setItem(draftKey, JSON.stringify(values));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('申请表没有勾选该平台')).toBeVisible();
    await expect(canvas.getByText('1 项不通过，4 项未判')).toBeVisible();
  },
};
/** Two reviewers at once: the later one is told who decided, when, and the result. */
export const DecidedByOther: Story = {
  beforeEach({ msw }) {
    msw.use(
      mockError(review.approve, 'reviewedByOther', {
        reviewer: '王审核',
        time: '2026-11-21 10:52:03',
        state: '审核通过',
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await expect(await canvas.findByText(/已由王审核于 2026-11-21 10:52:03 处理为“审核通过”/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回队列' })).toHaveAttribute(
      'href',
      '/certManage/review',
    );
    await expect(canvas.queryByRole('button', { name: /^审核通过/ })).toBeNull();
  },
};
/** The order changed meanwhile: check again; the verdicts stay. */
export const Outdated: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(review.approve, 'reviewOutdated'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '刷新内容' }));
    await waitFor(() => expect(canvas.queryByText(/没有提交/)).toBeNull());
    await expect(canvas.getByText('全部通过')).toBeVisible();
  },
};
/** All items passed, but a required paper is missing: the server names it. */
export const PapersMissing: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(review.approve, 'reviewPapersMissing', { names: '申请表（盖章）' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await expect(await canvas.findByText('没有提交：缺少必要材料')).toBeVisible();
    await expect(canvas.getByText(/还缺少必要材料：申请表（盖章）/)).toBeVisible();
    await expect(canvas.getByText('全部通过')).toBeVisible();
  },
};
export const NoAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(review.approve));
  },
  play: async ({ canvasElement }) => {
    const canvas = await approve(canvasElement);
    await expect(await canvas.findByText(/您已作出的结论都还在/)).toBeVisible();
  },
};
/** Opened from an old link: read-only. */
export const AlreadySentBack: Story = {
  beforeEach({ msw }) {
    const rejection = [{ item: 'platforms', code: 'F1', text: '申请表没有勾选该平台' }];
    msw.use(
      mock(review.detail, { ...deskDetail, order: { ...order, state: 35, reviewBefore: null, rejection } }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/当前为“审核不通过”/)).toBeVisible();
  },
};
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(review.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有找到这个订单')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(review.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(review.detail));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试，审核内容' })).toBeVisible();
  },
};
/** The reviewer's permission was taken away while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(review.detail, 'forbidden'));
  },
  play: saysNoPermission,
};
/** A change has no years of its own. */
export const WithoutYears: Story = {
  beforeEach({ msw }) {
    msw.use(mock(review.detail, { ...deskDetail, order: { ...order, years: 0 } }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('领取方式', { selector: 'dt' })).toBeVisible();
    await expect(canvas.queryByText('办理年限')).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const long = '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司';
    const items = deskDetail.items.map((item) => ({
      ...item,
      value: long,
      finding: `与企业档案不一致：${long}`,
    }));
    msw.use(mock(review.detail, { ...deskDetail, items, order: { ...order, companyName: long } }));
  },
};
export const Dark: Story = { ...RestoresVerdicts, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...RestoresVerdicts, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = {
  ...RestoresVerdicts,
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
export const Wide: Story = { ...RestoresVerdicts, globals: onScreen('wide') };
export const Phone: Story = { ...RestoresVerdicts, globals: onScreen('phone') };
/**
 * A full verdict by keyboard: Alt and a reason's number fails an item with its sentence; the sample is shown beside it.
 */
export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = deskDetail.items;
    const group = within(await verdictOf(canvasElement, first?.label ?? ''));
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    await expect(await canvas.findByDisplayValue(new RegExp(`^${first?.label}：`))).toBeVisible();
    group.getByRole('radio', { name: '不通过' }).focus();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('1 项不通过')).toBeVisible();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }));
    await expect(help.getByRole('row', { name: /C 与上次并排/ })).toBeVisible();
  },
};

/** Ten orders in a row by keyboard only: review, send, confirm once a day, and the next order opens. */
export const TenByKeysAlone: Story = {
  tags: ['!autodocs', 'deep'],
  beforeEach({ msw }) {
    window.localStorage.setItem('desk:onward', 'on');
    const waiting = Array.from({ length: 11 }, (_, at) =>
      waitingOrder(2 + at, {
        orderNo: at === 0 ? order.orderNo : `DD2026112200${String(at).padStart(4, '0')}`,
      }),
    );
    const decided = (orderNo: string) => {
      waiting.splice(
        waiting.findIndex((one) => one.orderNo === orderNo),
        1,
      );
    };
    msw.use(
      mock(review.queue, () => ({ rows: [...waiting], total: waiting.length })),
      mock(review.detail, ({ params }) => ({ ...deskDetail, order: { ...order, orderNo: params.orderNo } })),
      mock(review.approve, ({ params }) => {
        decided(params.orderNo);
        return { ...approvedOrder, orderNo: params.orderNo };
      }),
      mock(review.reject, ({ params, body }) => {
        decided(params.orderNo);
        return { ...sentBack(body.reasons), orderNo: params.orderNo };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let at = 0; at < 10; at += 1) {
      const number = at === 0 ? order.orderNo : `DD2026112200${String(at).padStart(4, '0')}`;
      await canvas.findByText(number);
      // The verdicts of the previous order are cleared.
      await canvas.findByText(/^已判 0 项/);
      // Every third order is returned for its first item.
      const fails = at % 3 === 2;
      if (fails) await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
      await userEvent.keyboard('a');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      // Each decision needs one confirmation a day.
      if (at !== 0 && at !== 2) continue;
      const question = within(await screen.findByRole('alertdialog'));
      const sure = question.getByRole('button', { name: fails ? '退回补正' : '审核通过' });
      for (let tabs = 0; tabs < 4 && document.activeElement !== sure; tabs += 1) await userEvent.tab();
      await expect(sure).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(await canvas.findByText('DD20261122000010')).toBeVisible();
  },
};
