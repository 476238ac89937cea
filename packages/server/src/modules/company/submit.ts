import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPersonName,
  type Checked,
} from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation } from '../../db/db.js';
import { companies, companyRecords } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { ownCompany } from '../../services/people/index.js';
import {
  comparisonOf,
  completenessOf,
  formOf,
  lockRecord,
  type CompanyRow,
  type Form,
  type RecordRow,
} from '../../services/company/index.js';

/** A code with a wrong check digit may still be right: the user confirms it, and the office sees that. */
const confirmedCode = /^[0-9A-Z]{15}(?:[0-9A-Z]{3})?$/;

function checkForm({ basics, people }: Form, now: Date): void {
  const wrong: { field: string; message: string }[] = [];
  const hold = (field: string, result: Checked) => {
    if (!result.ok) wrong.push({ field, message: result.reason });
  };
  hold('basics.companyName', checkCompanyName(basics.companyName));
  if (!(basics.codeConfirmed && confirmedCode.test(basics.creditCode))) {
    hold('basics.creditCode', checkCreditCode(basics.creditCode));
  }
  hold('people.representativeName', checkPersonName(people.representativeName));
  if (people.representativeIdKind === 'idCard') {
    hold('people.representativeIdNumber', checkIdCard(people.representativeIdNumber, now));
  }
  hold('people.representativePhone', checkMobile(people.representativePhone));
  hold('people.agentName', checkPersonName(people.agentName));
  hold('people.agentIdNumber', checkIdCard(people.agentIdNumber, now));
  hold('people.agentPhone', checkMobile(people.agentPhone));
  hold('people.agentEmail', checkEmail(people.agentEmail));
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

/**
 * Facts in force may change only if they were sent back; all others change by 企业变更, with its attachments. A
 * record that was refused as a whole may change completely.
 */
function demandRefused(company: CompanyRow, { rejection }: RecordRow, { basics, people }: Form): void {
  if (company.review !== '2' || rejection.length === 0 || rejection.some(({ field }) => field === '')) return;
  const facts = [
    ['basics.companyName', company.name, basics.companyName],
    ['basics.creditCode', company.creditCode, basics.creditCode.toUpperCase()],
    ['people.representativeName', company.legalRepresentative, people.representativeName],
  ] as const;
  const wrong = facts
    .filter(
      ([field, before, now]) =>
        before !== '' && before !== now && !rejection.some((one) => one.field === field),
    )
    .map(([field]) => ({ field, message: '该项没有被退回，如需修改请办理“企业变更”' }));
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

/** Submits the record and freezes it. Name, code and legal representative are copied to the company. */
export async function submitCompany(
  given: { version: number; differencesConfirmed: boolean },
  context: CallContext,
): Promise<void> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  const { companyAutoPass } = await parametersOf(context.services);
  const submit = () =>
    db.transaction(async (tx) => {
      // The same lock order as in a decision.
      await tx.select().from(companies).where(eq(companies.id, company.id)).for('update');
      const row = await lockRecord(tx, company.id);
      if (row.submittedAt) throw new PortalError('recordFrozen');
      if (row.version !== given.version) throw new PortalError('recordOutdated');
      const form = formOf(company, row);
      const { missing } = completenessOf(form);
      if (missing.length > 0) throw new PortalError('recordIncomplete', { items: missing.join('、') });
      checkForm(form, now);
      const different = comparisonOf(form).filter(({ read, same }) => read !== null && !same);
      if (different.length > 0 && !given.differencesConfirmed) {
        const items = different.map(({ label }) => label).join('、');
        throw new PortalError('differencesOpen', { items });
      }
      demandRefused(company, row, form);
      // Spec section 4 passes a record at once; a province that reviews records turns this off.
      const passed = companyAutoPass;
      await tx
        .update(companyRecords)
        .set({
          version: row.version + 1,
          submittedAt: now,
          rejection: [],
          differencesConfirmed: given.differencesConfirmed,
        })
        .where(eq(companyRecords.companyId, company.id));
      const facts = {
        name: form.basics.companyName,
        creditCode: form.basics.creditCode.toUpperCase(),
        legalRepresentative: form.people.representativeName,
      };
      await tx
        .update(companies)
        .set(passed ? { ...facts, review: '2', draftReview: '2' } : { draftReview: '1' })
        .where(eq(companies.id, company.id));
      await recordAudit(tx, context, {
        action: 'company.submit',
        subjectType: 'company',
        subjectId: company.id,
        details: { version: given.version, passed, ...facts },
      });
    });
  try {
    await submit();
  } catch (error) {
    if (uniqueViolation(error) !== 'companies_credit_code_unique') throw error;
    throw new PortalError('companyHasAdministrator');
  }
}
