import type { company } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { ownFiles } from '../../services/files/index.js';
import { comparisonOf, maskedPeople, recordView } from '../../services/company/index.js';
import { licenseText } from './license-text.js';
import { saveStep } from './save-step.js';
import { submitCompany } from './submit.js';

const view = (context: CallContext) => {
  const { companyId, roleId } = sessionOf(context);
  return recordView(context.services, companyId, roleId === roles.enterpriseAdministrator);
};

export const companyHandlers: Handlers<typeof company> = {
  record: (_, context) => view(context),

  async saveBasics({ body: { version, basics } }, context) {
    return (await saveStep({ version }, () => ({ basics }), context)).saved;
  },

  async savePeople({ body: { version, people } }, context) {
    const { saved } = await saveStep(
      { version },
      (form) => {
        const masked = maskedPeople(form.people);
        const numbers = [
          'representativeIdNumber',
          'representativePhone',
          'agentIdNumber',
          'agentPhone',
        ] as const;
        const kept = numbers
          .filter((key) => people[key] === masked[key])
          .map((key) => [key, form.people[key]]);
        return { people: { ...people, ...Object.fromEntries(kept) } };
      },
      context,
    );
    return saved;
  },

  /** Addresses for bills and parcels need no review. */
  async saveBilling({ body: { version, billing } }, context) {
    return (await saveStep({ version, afterSubmitting: true }, () => ({ billing }), context)).saved;
  },

  async saveAttachments({ body: { version, attachments } }, context) {
    const kinds = new Map(attachments.map(({ kind, fileId }) => [kind, fileId]));
    const own = await ownFiles(context.services.db, sessionOf(context), [...kinds.values()]);
    const license = own.find(({ id }) => id === kinds.get('businessLicense'));
    const read = license && (await licenseText(license, context));
    const files = [...kinds].map(([kind, fileId]) => ({
      kind,
      fileId,
      ...(kind === 'businessLicense' && read ? { read } : {}),
    }));
    const { saved, form } = await saveStep({ version }, () => ({ files }), context);
    return { ...saved, comparison: comparisonOf(form) };
  },

  async submit({ body }, context) {
    await submitCompany(body, context);
    return view(context);
  },
};
