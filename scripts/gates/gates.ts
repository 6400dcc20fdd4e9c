import { advisoryPins } from './advisoryPins.ts'
import { asvsTable } from './asvsTable.ts'
import { cleanWords } from './cleanWords.ts'
import { composeFile } from './composeFile.ts'
import { containerFile } from './containerFile.ts'
import { decisionHeads } from './decisionHeads.ts'
import { decisionTable } from './decisionTable.ts'
import { documentLinks } from './documentLinks.ts'
import { editorNode } from './editorNode.ts'
import { featureList } from './featureList.ts'
import { linearExpressions } from './linearExpressions.ts'
import { manifestFiles } from './manifestFiles.ts'
import { monitoringFiles } from './monitoringFiles.ts'
import { packagePapers } from './packagePapers.ts'
import { plainProperties } from './plainProperties.ts'
import { playedStories } from './playedStories.ts'
import { publishedAlike } from './publishedAlike.ts'
import { routeTwins } from './routeTwins.ts'
import { runbookCommands } from './runbookCommands.ts'
import { securityContact } from './securityContact.ts'
import { settingsTable } from './settingsTable.ts'
import { shellPages } from './shellPages.ts'
import { storyNames } from './storyNames.ts'
import { swrReloads } from './swrReloads.ts'
import { temporaryFolders } from './temporaryFolders.ts'
import { termsPage } from './termsPage.ts'
import { testTitles } from './testTitles.ts'
import { threeDots } from './threeDots.ts'
import { triedForms } from './triedForms.ts'
import { unitFiles } from './unitFiles.ts'

/** A house rule: its findings, one line each; none means that it holds. */
type Gate = () => readonly string[]

const all: readonly Gate[] = [
  advisoryPins,
  asvsTable,
  cleanWords,
  composeFile,
  containerFile,
  decisionHeads,
  decisionTable,
  documentLinks,
  editorNode,
  featureList,
  linearExpressions,
  manifestFiles,
  monitoringFiles,
  packagePapers,
  plainProperties,
  playedStories,
  publishedAlike,
  routeTwins,
  runbookCommands,
  securityContact,
  settingsTable,
  shellPages,
  storyNames,
  swrReloads,
  temporaryFolders,
  termsPage,
  testTitles,
  threeDots,
  triedForms,
  unitFiles,
]

/** @throws Error that lists every finding of every house rule. */
export const gates = async (): Promise<void> => {
  const findings = all.flatMap((gate) => gate())
  if (findings.length > 0) throw new Error(findings.join('\n'))
}
