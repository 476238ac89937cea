import { dictionary } from '@ca-portal/api/groups/dictionary';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import type { Option } from '../../engines/resource/index.js';
import { useServicePoints } from '../../shared/ordering/index.js';

/** The items of a dictionary as options. */
export const useDictionaryOptions = (type: string): readonly Option[] | undefined =>
  useQuery(read(dictionary, 'byType', { params: { type } })).data?.map(({ dictLabel, dictValue }) => ({
    value: dictValue,
    label: dictLabel,
  }));

/** Service points by name, because records store the name. */
export const useServicePointOptions = (): readonly Option[] | undefined => useServicePoints().options;
