import { expect, test } from 'vitest'
import { findCredentials } from '../../../src/baseline/files.js'

test.each([
  '.npmrc',
  'app/.npmrc',
  '.netrc',
  '.git-credentials',
  '.pypirc',
  'gha-creds-1a2b3c.json',
  'home/.docker/config.json',
  '.ssh/id_rsa',
  'id_ed25519',
  '.env',
  'app/.env.production',
  '.aws/credentials',
  '.config/gcloud/application_default_credentials.json',
])('%s is refused from a glob, and not where it is named', path => {
  expect(findCredentials([path], ['**'])).toEqual([path])
  expect(findCredentials([path], [path.replace(/[^/]+$/, '*')])).toEqual([path])
  expect(findCredentials([path], ['**', path])).toEqual([])
  expect(findCredentials([path], [`./${path}`])).toEqual([])
})

test.each([
  'npmrc',
  'app.npmrc',
  'config.json',
  'docker/config.json',
  'id_rsa.pub',
  '.env.example',
  'environment',
  'aws/credentials',
  'node_modules/left-pad/.npmrc',
])('%s is not', path => {
  expect(findCredentials([path], ['**'])).toEqual([])
})
