/**
 * The names of the spans' attributes: those of OpenTelemetry's semantic conventions, including generative AI, and
 * our own. None of them holds a visitor's text.
 */
export const ATTRIBUTES = {
  errorType: 'error.type',
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',

  /** `chat` or `generate_content`. */
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  model: 'gen_ai.request.model',
  /** `text` or `image`. */
  outputType: 'gen_ai.output.type',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',

  aspect: 'dramatis.aspect',
  engine: 'dramatis.engine',
  style: 'dramatis.style',
  tier: 'dramatis.tier',
} as const
