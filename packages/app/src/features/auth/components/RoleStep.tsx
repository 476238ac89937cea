import { Field, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { bringsCompany, type Registration } from '../register-form.js';
import { roleCards } from '../role-cards.js';
import { JoinHint } from './RegisterForm.styles.js';

/** The choice of a role, with what it will require later. */
export function RoleStep() {
  const roleId = useWatch<Registration, 'roleId'>({ name: 'roleId' });
  return (
    <>
      <Field name="roleId" group rules={{ validate: (id: string) => id !== '' || '请选择身份。' }}>
        {({ ref, name, value, onValueChange, onBlur, invalid, 'aria-describedby': describedBy }) => (
          <OptionCardGroup
            aria-label="身份"
            {...(describedBy ? { 'aria-describedby': describedBy } : {})}
            columns={2}
            options={roleCards}
            name={name}
            value={value}
            onValueChange={onValueChange}
            onBlur={onBlur}
            ref={ref}
            invalid={invalid}
          />
        )}
      </Field>
      <JoinHint as="output">
        <Icon name={roleId ? 'info' : 'help'} />
        {!roleId
          ? '公司已经有管理员？请选“项目负责人”，注册后申请加入企业，或请管理员邀请您。'
          : bringsCompany(roleId)
            ? '后面要填：您的姓名和身份证号、企业名称和统一社会信用代码。不用上传文件，也不收费。'
            : '后面要填：您的姓名和身份证号。不用上传文件，也不收费。'}
      </JoinHint>
    </>
  );
}
