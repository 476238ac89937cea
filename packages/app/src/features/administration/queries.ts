import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

export const useDictionaries = () => useQuery(read(systemDictionary, 'typeOptions'));
