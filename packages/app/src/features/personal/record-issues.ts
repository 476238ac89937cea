import {
  attachmentRule,
  checkEmail,
  checkIdCard,
  checkPersonName,
  personalAttachments,
  requiredPersonalFields,
  type AttachmentKind,
  type Checked,
} from '@ca-portal/api/domain';
import { tileId } from '../../shared/attachments/index.js';
import type { Fields, PersonalRecord } from './queries.js';

/** What prevents submission, and where to fix it: a form field or an attachment. */
export interface RecordIssue {
  /** A form field name, or the element id of an attachment. */
  place: { field: keyof Fields } | { id: string };
  text: string;
}

/** A masked value from the server was entered before; the server checks it. */
export const checkNumber = (value: string): Checked =>
  value.includes('*') ? { ok: true, value } : checkIdCard(value);

const checks: Partial<Record<keyof Fields, (value: string) => Checked>> = {
  name: checkPersonName,
  idNumber: checkNumber,
  email: checkEmail,
};

/** The server's rules for a submitted record, in the order of the form. */
export function issuesOf({
  fields,
  files,
  roleIds,
}: Pick<PersonalRecord, 'fields' | 'files' | 'roleIds'>): RecordIssue[] {
  const wanted = Object.entries(requiredPersonalFields(roleIds)) as [keyof Fields, string][];
  const open = wanted.flatMap(([field, label]): RecordIssue[] => {
    const value = fields[field];
    if (value.trim() === '') return [{ place: { field }, text: `${label}没有填写` }];
    const checked = checks[field]?.(value);
    return checked && !checked.ok ? [{ place: { field }, text: `${label}：${checked.reason}` }] : [];
  });
  const handedIn = new Set(files.map(({ kind }) => kind));
  const missing = personalAttachments
    .filter((kind) => !handedIn.has(kind))
    .map((kind): RecordIssue => ({
      place: { id: tileId(kind) },
      text: `${attachmentRule(kind).label}没有上传`,
    }));
  return [...open, ...missing];
}

/** Where to fix a reviewer's refusal: `fields.email`, `files.idFront`; a refusal of the whole record has no place. */
export function placeOf(field: string): RecordIssue['place'] | undefined {
  const [part, name = ''] = field.split('.');
  if (part === 'files') return { id: tileId(name as AttachmentKind) };
  return part === 'fields' ? { field: name as keyof Fields } : undefined;
}
