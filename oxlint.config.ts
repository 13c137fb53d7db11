import { defineConfig } from 'oxlint';
import { importRules } from './tools/lint/import-rules.ts';

const BROWSER = [
  'fetch',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
];
const WITHOUT_BROWSER = 'A view model runs without a browser; use a port or lib/.';

/** Folders, features and their directions are in tools/lint/import-rules.ts. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  env: { es2024: true },
  ignorePatterns: ['openapi/generated/**', '**/dist/**'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 10 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-else-return': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: { attributes: false },
      },
    ],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-deprecated': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'react/jsx-key': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'react/static-components': 'off',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/restrict-template-expressions': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*'],
      },
    ],
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      // A table: one row per state of a screen.
      files: ['**/*.examples.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'apps/webshop/e2e/**', 'apps/webshop/journeys/**', 'contracts/**'],
      rules: { 'max-lines-per-function': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['apps/webshop/journeys/**'],
      rules: {
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: [
              'expect',
              'heading',
              'dialog',
              'notice',
              'arrivesAt',
              'failureAlert',
              'keepsAccount',
              'screen.findBy*',
              'screen.findAllBy*',
            ],
          },
        ],
      },
    },
    {
      files: ['packages/core/src/**', 'mock-server/src/**', 'mock-server/console/**', 'mock-server/fixtures/**'],
      excludeFiles: ['**/clock.ts', '**/*.test.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'Use the Clock port, so that tests and the console can control the time.',
          },
          {
            object: 'performance',
            property: 'now',
            message: 'Use the Clock port, so that tests and the console can control the time.',
          },
        ],
      },
    },
    {
      files: ['apps/webshop/src/**/*.vm.ts'],
      rules: {
        'no-restricted-globals': ['error', ...BROWSER.map((name) => ({ name, message: WITHOUT_BROWSER }))],
      },
    },
    {
      // Written in ECMAScript 5, for browsers that are too old for the shop.
      files: ['apps/webshop/first-paint.js'],
      rules: { 'no-var': 'off', 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
    {
      files: ['tools/**', 'mock-server/src/command.ts', 'vitest.config.ts', 'playwright.config.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['apps/webshop/src/**'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      files: ['packages/ui/src/rich-text/rich-text.tsx', 'packages/ui/src/hero/skyline.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
    {
      files: [
        'mock-server/**',
        'tools/**',
        'contracts/**',
        'packages/core/**',
        'packages/http/**',
        'apps/webshop/e2e/**',
      ],
      rules: { 'react/rules-of-hooks': 'off', 'react/exhaustive-deps': 'off' },
    },
    ...importRules,
  ],
});
