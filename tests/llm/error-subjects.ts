/** The providers that the lines of errors are about. */
import type { Subject } from '../../src/llm/failure-parts.ts';
import { HOSTED_MODEL, NEAR_MODEL, type Where } from './error-rows.ts';

export const SUBJECTS: Readonly<Record<Where, Subject>> = {
  hosted: {
    name: 'example',
    host: 'api.example.com',
    baseUrl: 'https://api.example.com/v1',
    model: HOSTED_MODEL,
    keyFrom: 'EXAMPLE_API_KEY',
    key: 'example-key-0123456789abcdef',
    local: false,
    here: false,
    billing: 'https://example.com/billing',
  },
  near: {
    name: 'ollama',
    host: '127.0.0.1:11434',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: NEAR_MODEL,
    keyFrom: '',
    key: '',
    local: true,
    here: true,
    fetchModel: `ollama pull ${NEAR_MODEL}`,
  },
};
