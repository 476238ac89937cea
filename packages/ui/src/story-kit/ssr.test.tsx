// @vitest-environment node
// The server has no window: every widget's default must render to a string there.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert } from '../alert/index.js';
import { Button, LinkButton } from '../button/index.js';
import { CaptchaField } from '../captcha-field/index.js';
import { Checkbox } from '../checkbox/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { Dialog } from '../dialog/index.js';
import { DropdownMenu } from '../dropdown-menu/index.js';
import { ErrorSummary, Field, Form, LeaveGuard, useDraft, useForm } from '../form/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { Link } from '../link/index.js';
import { NumberInput } from '../number-input/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { PasswordInput } from '../password-input/index.js';
import { Popover } from '../popover/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Segmented } from '../segmented/index.js';
import { Select } from '../select/index.js';
import { SmsCodeField } from '../sms-code-field/index.js';
import { Tabs } from '../tabs/index.js';
import { Textarea } from '../textarea/index.js';
import { GlobalStyle } from '../theme/GlobalStyle.js';
import { UiProvider } from '../theme/UiProvider.js';
import { Toaster } from '../toast/index.js';

const options = [{ value: 'a', label: '企业主锁' }];

function DraftForm() {
  const form = useForm({ defaultValues: { phone: '' } });
  useDraft('ssr', form);
  return (
    <Form form={form} onSubmit={() => {}}>
      <ErrorSummary />
      <LeaveGuard />
      <Field name="phone" label="手机号" required>
        <Input />
      </Field>
    </Form>
  );
}

const widgets: readonly [name: string, element: ReactElement, shows: string][] = [
  ['Alert', <Alert key="a" title="证书正在制作" />, '证书正在制作'],
  ['Button', <Button key="b">提交</Button>, '提交'],
  ['CaptchaField', <CaptchaField key="c" onRefresh={() => {}} />, '图形验证码'],
  ['Checkbox', <Checkbox key="d">记住账号</Checkbox>, '记住账号'],
  ['Form', <DraftForm key="f" />, '手机号'],
  ['Icon', <Icon key="g" name="bell" />, '<path'],
  ['IconButton', <IconButton key="h" icon={<Icon name="bell" />} label="消息" />, '消息'],
  ['Input', <Input key="i" defaultValue="沈阳" />, '沈阳'],
  [
    'Link',
    <Link key="j" href="/home" external>
      办事指南
    </Link>,
    '办事指南',
  ],
  [
    'LinkButton',
    <LinkButton key="k" href="/home">
      去办理
    </LinkButton>,
    '去办理',
  ],
  ['NumberInput', <NumberInput key="l" defaultValue={2} />, 'value="2"'],
  ['OptionCardGroup', <OptionCardGroup key="m" options={[{ value: 'a', title: '企业主锁' }]} />, '企业主锁'],
  ['PasswordInput', <PasswordInput key="n" />, '显示密码'],
  ['RadioGroup', <RadioGroup key="o" options={options} />, '企业主锁'],
  ['Segmented', <Segmented key="p" label="状态" options={options} />, '企业主锁'],
  ['Select', <Select key="q" options={options} />, '企业主锁'],
  ['SmsCodeField', <SmsCodeField key="r" storageKey="x" onSend={async () => true} />, '短信验证码'],
  [
    'Tabs',
    <Tabs key="s" label="登录方式" items={[{ value: 'a', label: '密码登录', content: '表单' }]} />,
    '密码登录',
  ],
  ['Textarea', <Textarea key="t" maxLength={200} />, '已输入 0 字'],
  [
    'Popover',
    <Popover key="u" label="消息" trigger={<Button>打开</Button>}>
      内容
    </Popover>,
    '打开',
  ],
  ['DropdownMenu', <DropdownMenu key="v" trigger={<Button>更多</Button>} items={[]} />, '更多'],
];

describe('on the server', () => {
  it('has no window here', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(widgets)('%s renders', (_name, element, shows) => {
    const html = renderToString(
      <UiProvider>
        <GlobalStyle />
        {element}
      </UiProvider>,
    );
    expect(html).toContain(shows);
  });

  // Portals have no place in server markup: what opens later must render nothing and must not throw.
  it.each<[string, ReactElement]>([
    ['Dialog', <Dialog key="d" open title="标题" />],
    [
      'ConfirmDialog',
      <ConfirmDialog key="c" open title="确认？" onOpenChange={() => {}} onConfirm={() => {}} />,
    ],
    ['Toaster', <Toaster key="t" />],
  ])('%s renders nothing', (_name, element) => {
    expect(renderToString(element)).not.toContain('标题');
  });
});
