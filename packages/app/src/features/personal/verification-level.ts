const labels = ['未核验', '手机号已核验', '姓名、身份证号与手机号一致', '人脸已核验'] as const;

/** The verification level of a person (dossier 1.3), in words. */
export const levelLabel = (level: number): string => labels[level] ?? labels[0];
