import { learning, study } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { CoursesPage } from './CoursesPage.js';
import { courses, longText, myCourses } from './learning.fixtures.js';

const page = (rows: typeof courses) => ({ rows, total: rows.length });

const meta = {
  title: 'Screens 页面/Learning 学习/CoursesPage 课程',
  id: 'screens-learning-courses-page',
  component: CoursesPage,
  decorators: [
    (Story, { parameters }) => {
      const { token = '5.story' } = parameters as { token?: string | null };
      return inApp({ path: '/learning', layout: PublicLayout, token })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(learning.list, ({ query }) =>
        page(
          courses.filter(
            (one) => (!query.kind || one.kind === query.kind) && (!query.free || one.priceFen === 0),
          ),
        ),
      ),
      mock(study.mine, { rows: myCourses, total: myCourses.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof CoursesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filtered to free and live courses; an enrolled course shows its progress. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('region', { name: '全部课程' });
    await expect(await within(list).findByRole('link', { name: '电子招标投标实务' })).toBeVisible();
    await expect(await within(list).findByText('已学 36%')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('只看免费'));
    await userEvent.click(canvas.getByRole('radio', { name: '直播' }));
    await waitFor(() => expect(within(list).queryByRole('link', { name: '数字证书入门' })).toBeNull());
    await expect(within(list).queryByRole('link', { name: '电子招标投标实务' })).toBeNull();
    await expect(within(list).getByRole('link', { name: '管理员交接与授权' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '进入直播' })).toHaveAttribute(
      'href',
      '/learningLive?id=6',
    );
  },
};
/** A visitor sees the courses, and what a login offers. */
export const Visitor: Story = {
  parameters: { token: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '登录后学习' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Flearning',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(learning.list), mockForever(study.mine));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(learning.list), mockNetworkError(study.mine));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，课程' });
    await expect(await canvas.findByRole('button', { name: '重试，学习记录' })).toBeVisible();
    msw.use(mock(learning.list, page(courses)));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '数字证书入门' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.list, page([])), mock(study.mine, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('暂时没有课程')).toBeVisible());
    await userEvent.click(canvas.getByLabelText('只看免费'));
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }));
    await expect(canvas.getByLabelText('只看免费')).not.toBeChecked();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(
        learning.list,
        page(
          courses.map((one) => ({
            ...one,
            title: longText,
            category: '继续教育与考前培训',
            summary: longText,
          })),
        ),
      ),
    );
  },
};
export const ManyPages: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.list, { rows: courses, total: 57 }));
  },
};
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#0f3a6b"/></svg>')}`;
/** Courses with their own pictures; one that fails to load shows the drawn cover. */
export const WithPictures: Story = {
  beforeEach({ msw }) {
    const covers = [picture, 'data:image/png;base64,AAAA', ''];
    msw.use(mock(learning.list, page(courses.map((one, i) => ({ ...one, coverUrl: covers[i % 3] ?? '' })))));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '数字证书入门' });
    const [first, second] = canvas.getAllByRole('article');
    await waitFor(() => expect(first?.querySelector('[data-state="loaded"]')).not.toBeNull());
    await waitFor(() => expect(second?.querySelector('[data-component="LazyImage"]')).toBeNull());
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
/** Courses come first: the five filters open on a press. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: '学时' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
    await expect(canvas.getByRole('combobox', { name: '学时' })).toBeVisible();
  },
};
/** Large type on a phone: the search stays inside the page. */
export const ElderPhone: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole('form', { name: '搜索课程或讲师' });
    const { left, right } = form.getBoundingClientRect();
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    await expect(left).toBe(document.documentElement.clientWidth - right);
  },
};
