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
import { tileId } from '../../shared/attachments/tile-id.js';
import type { Fields, PersonalRecord } from './queries.js';

/** What stands in the way of submitting, and where it is put right: a field of the form or an attachment. */
export interface RecordIssue {
  /** A name of the form, or the element's id of an attachment. */
  place: { field: keyof Fields } | { id: string };
  text: string;
}

/** What comes from the server masked has been typed before; it is checked there. */
export const checkNumber = (value: string): Checked =>
  value.includes('*') ? { ok: true, value } : checkIdCard(value);

const checks: Partial<Record<keyof Fields, (value: string) => Checked>> = {
  name: checkPersonName,
  idNumber: checkNumber,
  email: checkEmail,
};

/** The rules that the server holds a submitted record against, in the order of the form. */
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

/** Where a reviewer's refusal is put right: `fields.email`, `files.idFront`; one of the whole record has no place. */
export function placeOf(field: string): RecordIssue['place'] | undefined {
  const [part, name = ''] = field.split('.');
  if (part === 'files') return { id: tileId(name as AttachmentKind) };
  return part === 'fields' ? { field: name as keyof Fields } : undefined;
}
