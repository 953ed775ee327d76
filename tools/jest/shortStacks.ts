// With the hundred frames that Jest keeps, React's stacks for the elements that it creates take a tenth of the time.
Error.stackTraceLimit = 10
