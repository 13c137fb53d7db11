/** A draft of a shop that derived the key of a draft from the address of its owner and the salt only, as it lies on a device. */
export const FORMER_DRAFT = {
  owner: `0x${'3f9a'.repeat(10)}`,
  key: 'fund-request 12',
  stored: {
    'private-draft-salt': 'FV7lfxG2lkazLnmsUIesTw==',
    'private-draft:lruaU3xRwpjb1O9gupqdKw==':
      '{"savedAt":1768467600000,"data":"cU8tp7pkLbPQKlRcNGt17FNd4tUfG8g3YhfHR6SMeCVFk5sXt7TXFw=="}',
  },
  draft: { text: 'inkomen 1640', savedAt: 1_768_467_600_000 },
} as const;
