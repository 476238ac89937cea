// What every widget promises alike: ref, rest props, className and style land on the element with data-component.
import { type ComponentType, createRef, type CSSProperties, type Ref } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from '../alert/index.js';
import { Button, LinkButton } from '../button/index.js';
import { CaptchaField } from '../captcha-field/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Dialog } from '../dialog/index.js';
import { DropdownMenu } from '../dropdown-menu/index.js';
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

interface Common {
  className: string;
  style: CSSProperties;
  ref: Ref<Element>;
  title: string;
}

const trigger = <Button>打开</Button>;
const options = [{ value: 'a', label: '甲', title: '甲' }];
const props: Readonly<Record<string, [ComponentType<never>, object]>> = {
  Alert: [Alert, {}],
  Button: [Button, {}],
  LinkButton: [LinkButton, { href: '#' }],
  CaptchaField: [CaptchaField, { onRefresh() {} }],
  Checkbox: [Checkbox, {}],
  Dialog: [Dialog, { open: true }],
  DropdownMenu: [DropdownMenu, { open: true, trigger, items: [] }],
  Icon: [Icon, { name: 'bell' }],
  IconButton: [IconButton, { icon: 'bell', label: '消息' }],
  Input: [Input, {}],
  Link: [Link, { href: '#' }],
  NumberInput: [NumberInput, {}],
  OptionCardGroup: [OptionCardGroup, { options }],
  PasswordInput: [PasswordInput, {}],
  Popover: [Popover, { open: true, trigger, label: '面板', children: '内容' }],
  RadioGroup: [RadioGroup, { options }],
  Segmented: [Segmented, { options, label: '状态' }],
  Select: [Select, { options }],
  SmsCodeField: [SmsCodeField, { storageKey: 'k', onSend: async () => true }],
  Tabs: [Tabs, { items: options, label: '方式' }],
  Textarea: [Textarea, {}],
};

describe.each(Object.entries(props))('%s', (name, [Widget, own]) => {
  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<Element>();
    const common: Common = { className: 'mine', style: { color: 'rgb(1, 2, 3)' }, ref, title: 'tip' };
    const Any = Widget as ComponentType<Common>;
    render(<Any {...own} {...common} data-extra="x" />);
    const element = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
    expect(element).not.toBeNull();
    expect(ref.current).toBe(element);
    expect(element).toHaveClass('mine');
    expect(element).toHaveAttribute('data-extra', 'x');
    expect(element?.style.color).toBe('rgb(1, 2, 3)');
  });
});
