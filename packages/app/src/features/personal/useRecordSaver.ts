import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { personal } from '@ca-portal/api/groups/personal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, setRead } from '../../api/query.js';
import { SaveQueue } from '../../shared/record/index.js';
import { recordRead, type PersonalRecord } from './queries.js';

type Part = Partial<Pick<PersonalRecord, 'fields' | 'files'>>;

/**
 * Saves fields and attachments: one call takes both, so each save includes the last state of the other. `outdated` is
 * true after another window has saved: this window must not overwrite that.
 */
export function useRecordSaver(record: PersonalRecord) {
  const queries = useQueryClient();
  const [queue] = useState(
    () => new SaveQueue<Pick<PersonalRecord, 'version' | 'completeness'>>(record.version),
  );
  const kept = useRef({ fields: record.fields, files: record.files });
  const [outdated, setOutdated] = useState(false);

  const show = (news: Partial<PersonalRecord>) =>
    setRead(recordRead, (known) => ({ ...known, ...news }))(queries);
  const save = async (part: Part) => {
    queue.check();
    kept.current = { ...kept.current, ...part };
    const { fields, files } = kept.current;
    show(part);
    const attachments = files.map(({ kind, file }) => ({ kind, fileId: file.fileId }));
    try {
      show(
        await queue.run((version) =>
          call(personal, 'save', { body: { version, fields, attachments } }, { quiet: true }),
        ),
      );
    } catch (error) {
      if (isApiError(error, errorCodes.recordOutdated)) setOutdated(true);
      throw error;
    }
  };
  return { outdated, save, settled: () => queue.settled() };
}
export type RecordSaver = ReturnType<typeof useRecordSaver>;
