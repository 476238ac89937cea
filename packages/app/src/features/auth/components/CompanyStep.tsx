import { checkCompanyName, checkCreditCode } from '@ca-portal/api/domain';
import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { ruleOf } from '../rules.js';

const creditCode = ruleOf(checkCreditCode);

/** The company of a new administrator. */
export function CompanyStep() {
  return (
    <>
      <Field name="companyName" label="企业名称" required rules={{ validate: ruleOf(checkCompanyName) }}>
        <Input autoComplete="organization" maxLength={60} />
      </Field>
      <Field name="creditCode" label="统一社会信用代码" required rules={{ validate: creditCode }}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="18 位，见营业执照"
          maxLength={18}
        />
      </Field>
    </>
  );
}
