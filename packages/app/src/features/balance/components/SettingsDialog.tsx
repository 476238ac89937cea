import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { toaster } from '@ca-portal/ui/toast';
import { FormDialog } from '../../../shared/form/index.js';
import { MemberRow, Members } from '../Balance.styles.js';
import { fenOf, yuanText } from '@ca-portal/api/domain';
import { useSaveSettings, type Account, type Member, type Settings } from '../queries.js';

interface SpenderForm {
  warn: boolean;
  warnBelow: string;
  members: { userId: string; name: string; allowed: boolean; limit: string }[];
}

const isAmount = (text: string) => (fenOf(text) === undefined ? '请输入金额，最多两位小数。' : undefined);

const settingsOf = ({ warn, warnBelow, members }: SpenderForm): Settings => ({
  warnBelowFen: warn ? (fenOf(warnBelow) ?? null) : null,
  members: members.flatMap(({ userId, allowed, limit }) => {
    const limitFen = fenOf(limit);
    return allowed && limitFen !== undefined ? [{ userId, limitFen }] : [];
  }),
});

interface SettingsDialogProps {
  account: Account;
  members: readonly Member[];
  onClose: () => void;
}

/** The submitted list replaces the old one: users who are not ticked may no longer spend. */
export function SettingsDialog({ account, members, onClose }: SettingsDialogProps) {
  const save = useSaveSettings();
  const form = useForm<SpenderForm>({
    defaultValues: {
      warn: account.warnBelowFen !== null,
      warnBelow: account.warnBelowFen === null ? '' : yuanText(account.warnBelowFen),
      members: members.map(({ userId, name, allowed, limitFen }) => ({
        userId,
        name,
        allowed,
        limit: allowed ? yuanText(limitFen) : '',
      })),
    },
  });
  const warn = useWatch({ control: form.control, name: 'warn' });
  const rows = useWatch({ control: form.control, name: 'members' });
  return (
    <FormDialog
      title="余额提醒与使用人"
      description="使用人每笔订单不能超过限额，支付时仍需验证码。"
      form={form}
      submitLabel="保存"
      size="lg"
      onClose={onClose}
      onSubmit={async (values) => {
        await save.mutateAsync({ body: settingsOf(values) });
        toaster.success('已保存余额设置。');
      }}
    >
      <Field<boolean> name="warn" group>
        {({ name, value, onValueChange }) => (
          <Checkbox name={name} value={value} onValueChange={(next) => onValueChange(next)}>
            余额不足时提醒我
          </Checkbox>
        )}
      </Field>
      {warn ? (
        <Field name="warnBelow" label="低于多少时提醒" required rules={[isAmount]}>
          <Input inputMode="decimal" suffix="元" maxLength={12} />
        </Field>
      ) : null}
      {rows.length > 0 ? (
        <Members>
          <legend>谁可以用余额</legend>
          {rows.map((row, at) => (
            <MemberRow key={row.userId}>
              <Field<boolean> name={`members.${at}.allowed`} group>
                {({ name, value, onValueChange }) => (
                  <Checkbox name={name} value={value} onValueChange={(next) => onValueChange(next)}>
                    {row.name}
                  </Checkbox>
                )}
              </Field>
              {row.allowed ? (
                <Field name={`members.${at}.limit`} label={`${row.name}每单限额`} required rules={[isAmount]}>
                  <Input inputMode="decimal" suffix="元" maxLength={12} />
                </Field>
              ) : null}
            </MemberRow>
          ))}
        </Members>
      ) : null}
    </FormDialog>
  );
}
