import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { company } from '@ca-portal/api/groups/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, setRead } from '../../api/query.js';
import { quiet, recordRead, type CompanyRecord } from './queries.js';
import { comparedAnew } from './record-issues.js';
import { SaveQueue } from '../../shared/record/index.js';

interface Saved {
  version: number;
  savedAt: string;
  completeness: number;
  comparison?: CompanyRecord['comparison'];
}
type Part = Partial<Pick<CompanyRecord, 'basics' | 'people' | 'billing' | 'files'>>;

export interface RecordSaver {
  saveBasics: (basics: CompanyRecord['basics']) => Promise<void>;
  savePeople: (people: CompanyRecord['people']) => Promise<void>;
  saveBilling: (billing: CompanyRecord['billing']) => Promise<void>;
  saveFiles: (files: CompanyRecord['files']) => Promise<void>;
  /** The version that the last save returned, once all running saves have ended. */
  settled: () => Promise<number>;
}

/**
 * Saves the steps of the record. All share one version, and leaving a step saves it while the user may already type
 * into the next one: so saves are queued. `outdated` once another window has saved: data here must not overwrite that.
 */
export function useRecordSaver(record: CompanyRecord): RecordSaver & { outdated: boolean } {
  const queries = useQueryClient();
  const [queue] = useState(() => new SaveQueue<Saved>(record.version));
  const [outdated, setOutdated] = useState(false);

  const save = async (part: Part, write: (version: number) => Promise<Saved>) => {
    const show = (news: Partial<CompanyRecord>) =>
      setRead(recordRead, (known) => comparedAnew({ ...known, ...news }))(queries);
    queue.check();
    // Immediately: a step that is opened again before its save has ended must start with the typed values.
    show(part);
    try {
      show(await queue.run(write));
    } catch (error) {
      if (isApiError(error, errorCodes.recordOutdated)) setOutdated(true);
      throw error;
    }
  };

  return {
    outdated,
    settled: () => queue.settled(),
    saveBasics: (basics) =>
      save({ basics }, (version) => call(company, 'saveBasics', { body: { version, basics } }, quiet)),
    savePeople: (people) =>
      save({ people }, (version) => call(company, 'savePeople', { body: { version, people } }, quiet)),
    saveBilling: (billing) =>
      save({ billing }, (version) => call(company, 'saveBilling', { body: { version, billing } }, quiet)),
    saveFiles: (files) => {
      const attachments = files.map(({ kind, file }) => ({ kind, fileId: file.fileId }));
      return save({ files }, (version) =>
        call(company, 'saveAttachments', { body: { version, attachments } }, quiet),
      );
    },
  };
}
