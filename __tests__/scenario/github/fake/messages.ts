// GitHub publishes no description of this service but the client that is generated from it.
import * as messages from '../../../../node_modules/@actions/artifact/lib/generated/results/api/v1/artifact.js'

type Message = typeof messages.CreateArtifactRequest
const types: ReadonlyMap<string, unknown> = new Map(Object.entries(messages))

/** Lists what is wrong with the fields of a request to the service of artifacts, and of its answer, by the client's own messages. */
export function findMessageFaults(method: string, request: unknown, response: object | undefined): readonly string[] {
  const faults = check(`${method}Request`, request)
  return response === undefined ? faults : [...faults, ...check(`${method}Response`, response)]
}

function check(name: string, json: unknown): readonly string[] {
  const type = types.get(name) as Message | undefined
  if (!type) return [`${name} is no message of the service of artifacts`]
  try {
    const message = type.fromJson(json as object as never, { ignoreUnknownFields: false })
    const fields = type.toJson(message, { useProtoFieldName: true, emitDefaultValues: false }) as object
    // A field with no more than its default value is one that was left out.
    const missing = type.fields.filter(({ kind, name }) => kind === 'scalar' && !(name in fields))
    return missing.map(field => `${name} has no ${field.name}`)
  } catch (error) {
    return [`${name}: ${(error as Error).message}`]
  }
}
